import type { Migration } from './migration.ts'

/** Sites, their channels, issues, articles and files. `collate "C"` keeps the order of ISO dates apart from locales. */
export const content: Migration = {
  number: 1,
  name: 'content',
  statements: [
    `create sequence content_id start with 1001`,
    `create table meta (key text primary key, value text not null)`,
    `insert into meta (key, value) values ('content_version', '0')`,
    `create table file (
      id bigint primary key,
      sha256 text not null unique,
      name text not null,
      media_type text not null,
      bytes bytea not null
    )`,
    `create table site (
      id bigint primary key default nextval('content_id'),
      sld text not null unique,
      domain text not null default '',
      type text not null check (type in ('single', 'group', 'all')),
      group_id bigint references site (id),
      expired boolean not null default false,
      position integer not null default 0,
      config jsonb not null
    )`,
    `create unique index site_domain on site (domain) where domain <> ''`,
    `create table channel (
      id bigint primary key default nextval('content_id'),
      site_id bigint not null references site (id),
      parent_id bigint references channel (id),
      key text not null,
      position integer not null,
      code text not null,
      enabled boolean not null,
      config jsonb not null,
      body_zh text not null default '',
      body_en text not null default '',
      unique (site_id, key)
    )`,
    `create table period (
      id bigint primary key default nextval('content_id'),
      site_id bigint not null references site (id),
      year integer not null,
      volume text not null,
      issue text not null,
      rank integer not null,
      published text collate "C" not null default '',
      cover_url text not null default '',
      unique (site_id, year, volume, issue)
    )`,
    `create index period_newest on period (site_id, year desc, rank desc, id desc)`,
    `create table article (
      id bigint primary key default nextval('content_id'),
      site_id bigint not null references site (id),
      period_id bigint references period (id),
      key text not null,
      doi text not null default '',
      position integer not null,
      year integer not null,
      published text collate "C" not null,
      column_key text not null default '',
      column_zh text not null default '',
      column_en text not null default '',
      keywords_zh text[] not null default '{}',
      keywords_en text[] not null default '{}',
      keyword_keys text[] not null default '{}',
      visits integer not null default 0,
      downloads integer not null default 0,
      citations integer not null default 0,
      has_text boolean not null default false,
      reference_count integer not null default 0,
      record jsonb not null,
      hash text not null,
      fts tsvector not null,
      unique (site_id, key)
    )`,
    `create index article_fts on article using gin (fts) with (fastupdate = off)`,
    `alter table article alter fts set statistics 2000`,
    `create index article_newest on article (published desc, id desc)`,
    `create index article_viewed on article (visits desc, id desc)`,
    `create index article_downloaded on article (downloads desc, id desc)`,
    `create index article_cited on article (citations desc, id desc)`,
    `create index article_of_site on article (site_id, published desc, id desc)`,
    `create index article_of_period on article (period_id, position)`,
    `create index article_doi on article (lower(doi) text_pattern_ops) where doi <> ''`,
    `create table article_text (
      article_id bigint not null references article (id) on delete cascade,
      language text not null check (language in ('zh', 'en')),
      tag text not null,
      html text not null,
      primary key (article_id, language)
    )`,
    `create table reference (
      article_id bigint not null references article (id) on delete cascade,
      position integer not null,
      ref_id text not null,
      label text not null,
      text text not null,
      doi text not null,
      primary key (article_id, position)
    )`,
    `create table figure (
      article_id bigint not null references article (id) on delete cascade,
      position integer not null,
      figure_id text not null,
      label_zh text not null,
      label_en text not null,
      caption_zh text not null,
      caption_en text not null,
      url text not null,
      primary key (article_id, position)
    )`,
    `create table site_visit (
      site_id bigint not null references site (id),
      day text collate "C" not null,
      visits integer not null default 0,
      primary key (site_id, day)
    )`,
  ],
}
