interface Run {
  readonly name: string
  readonly data: string
}

/** What programs read of `journal-web/getData`. */
export interface JournalData {
  readonly defaultlang: string
  readonly journalTitle: string
  readonly volume: string
  readonly issue: string
  readonly titlegroup: {
    readonly articletitle: readonly { readonly lang: string; readonly data: readonly Run[] }[]
  }
  readonly contribgroup: {
    readonly author: readonly {
      readonly name: readonly {
        readonly lang: string
        readonly surname: string
        readonly givenname: string | null
      }[]
      readonly aff: readonly { readonly text: string }[]
      readonly role: readonly string[]
      readonly email: string
      readonly orcid: string
    }[]
    readonly aff: readonly {
      readonly text: string
      readonly intro: readonly { readonly lang: string; readonly label: string; readonly text: string }[]
    }[]
  }
  readonly keyword: readonly { readonly lang: string; readonly data: readonly (readonly Run[])[] }[]
  readonly reflist: {
    readonly data: readonly {
      readonly id: string
      readonly label: string
      readonly citation: readonly {
        readonly lang: string
        readonly title: string
        readonly text: readonly Run[]
      }[]
    }[]
  }
  readonly articlemeta: {
    readonly publisherid: string
    readonly doi: string
    readonly fundinggroup: readonly { readonly lang: string; readonly text: readonly Run[] }[]
    readonly history: { readonly received: string; readonly opub: string; readonly ppub: string }
  }
  readonly body: readonly { readonly lang: string; readonly data: string }[]
}
