import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** @typedef {{ readonly file: string, readonly name: string }} Place */
/** @typedef {{ readonly names: Set<string>, readonly later: Place[] }} Uses the names it speaks, and what it imports later */
/** @typedef {{ readonly uses: Uses, readonly isRule: boolean }} Declared */
/**
 * @typedef {object} Module
 * @property {Map<string, Place>} imports by local name; the name '*' is the whole module
 * @property {Map<string, Place>} exports by the name under which others know it
 * @property {string[]} forwarded modules of which everything is exported again
 * @property {string[]} loads modules that run when this one is loaded
 * @property {Map<string, Declared>} declared by local name
 * @property {Uses} loose what runs when the module is loaded
 */

/**
 * What a file imports, exports, declares and does when it is loaded.
 * @param {string} tree
 * @param {string} file
 * @param {Map<string, string>} packages
 * @param {Set<string>} known
 * @returns {Module}
 */
export function readModule(tree, file, packages, known) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(tree, file), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  )
  /** @param {ts.Node} node */
  const fileOf = (node) => {
    if (!ts.isStringLiteral(node)) return undefined
    const named = packages.get(node.text)
    const path = named ?? (node.text.startsWith('.') ? normalize(join(dirname(file), node.text)) : '')
    return known.has(path) ? path : undefined
  }
  /** @param {ts.Node} node @returns {Uses} */
  const usesOf = (node) => {
    /** @type {Uses} */
    const uses = { names: new Set(), later: [] }
    /** @param {ts.Node} at */
    const visit = (at) => {
      if (ts.isIdentifier(at) && !isMember(at)) uses.names.add(nameWithMember(at))
      if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const later = at.arguments[0] && fileOf(at.arguments[0])
        if (later !== undefined) uses.later.push(...namesPicked(at).map((name) => ({ file: later, name })))
      }
      ts.forEachChild(at, visit)
    }
    visit(node)
    return uses
  }
  /** @type {Module} */
  const module = {
    imports: new Map(),
    exports: new Map(),
    forwarded: [],
    loads: [],
    declared: new Map(),
    loose: { names: new Set(), later: [] },
  }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(module, statement, fileOf)
    else if (ts.isExportDeclaration(statement)) readExport(module, statement, file, fileOf)
    else {
      const declared = declarationsOf(statement)
      for (const { name, node, isRule } of declared) {
        module.declared.set(name, { uses: usesOf(node), isRule })
        if (isExported(statement)) module.exports.set(name, { file, name })
      }
      if (declared.length === 0) {
        const { names, later } = usesOf(statement)
        names.forEach((name) => module.loose.names.add(name))
        module.loose.later.push(...later)
      }
    }
  }
  return module
}

/** @param {ts.Identifier} node whether it names a member, not something of the module's own scope */
function isMember(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent)) &&
    parent.name === node
  )
}

/** @param {ts.Identifier} node 'rules.one' for `rules.one`, since `rules` may be a whole module */
function nameWithMember(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return `${node.text}.${parent.name.text}`
  return ts.isQualifiedName(parent) ? `${node.text}.${parent.right.text}` : node.text
}

/**
 * @param {ts.CallExpression} call an `import(…)`
 * @returns {string[]} what is taken of the module at once, by `const { one } = await` or `.then(({ one }) => …)`; else '*'
 */
function namesPicked({ parent }) {
  const holder = parent.parent
  const then =
    ts.isPropertyAccessExpression(parent) && ts.isCallExpression(holder) ? holder.arguments[0] : undefined
  const taken = ts.isAwaitExpression(parent) && ts.isVariableDeclaration(holder) ? holder : undefined
  const binding = then !== undefined && ts.isArrowFunction(then) ? then.parameters[0]?.name : taken?.name
  if (binding === undefined || !ts.isObjectBindingPattern(binding)) return ['*']
  return binding.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
}

/** @param {ts.Statement} statement */
const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** @param {ts.Expression | undefined} value */
const isFunction = (value) =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))

/**
 * @param {ts.Statement} statement
 * @returns {{ readonly name: string, readonly node: ts.Node, readonly isRule: boolean }[]}
 */
function declarationsOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((node) =>
      ts.isIdentifier(node.name)
        ? [{ name: node.name.text, node, isRule: isFunction(node.initializer) }]
        : node.name.elements.flatMap((element) =>
            ts.isBindingElement(element) && ts.isIdentifier(element.name)
              ? [{ name: element.name.text, node, isRule: false }]
              : [],
          ),
    )
  }
  const isRule = ts.isFunctionDeclaration(statement)
  const isOther =
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  if ((isRule || isOther) && statement.name !== undefined)
    return [{ name: statement.name.text, node: statement, isRule }]
  return []
}

/** @typedef {(node: ts.Node) => string | undefined} FileOf */

/** @param {Module} module @param {ts.ImportDeclaration} statement @param {FileOf} fileOf */
function readImport(module, { importClause, moduleSpecifier }, fileOf) {
  const from = fileOf(moduleSpecifier)
  if (from === undefined) return
  if (importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) module.loads.push(from)
  const bindings = importClause?.namedBindings
  if (bindings === undefined) return
  if (ts.isNamespaceImport(bindings)) module.imports.set(bindings.name.text, { file: from, name: '*' })
  else {
    for (const { name, propertyName } of bindings.elements)
      module.imports.set(name.text, { file: from, name: (propertyName ?? name).text })
  }
}

/** @param {Module} module @param {ts.ExportDeclaration} statement @param {string} file @param {FileOf} fileOf */
function readExport(module, { exportClause, moduleSpecifier }, file, fileOf) {
  const from = moduleSpecifier === undefined ? file : fileOf(moduleSpecifier)
  if (from === undefined) return
  if (from !== file) module.loads.push(from)
  if (exportClause === undefined) module.forwarded.push(from)
  else if (ts.isNamedExports(exportClause)) {
    for (const { name, propertyName } of exportClause.elements)
      module.exports.set(name.text, { file: from, name: (propertyName ?? name).text })
  }
}
