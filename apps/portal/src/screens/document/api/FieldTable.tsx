import { Button, Table, type TableColumn, Tag } from '@lima-id/ui';
import { type CSSProperties, useState } from 'react';
import { texts } from '../texts.ts';
import { FieldName, Meaning, More } from './FieldTable.styles.ts';
import type { FieldRow } from './fieldRows.ts';

const { api } = texts;

const name: TableColumn<FieldRow> = {
  key: 'name',
  head: api.field,
  face: 'code',
  cell: (row) => <FieldName style={{ '--depth': row.depth } as CSSProperties}>{row.name}</FieldName>,
};
const type: TableColumn<FieldRow> = { key: 'type', head: api.type, face: 'code', cell: (row) => row.type };
const required: TableColumn<FieldRow> = {
  key: 'required',
  head: api.required,
  cell: (row) => (row.required ? <Tag tone="info">{api.yes}</Tag> : api.no),
};
const meaning: TableColumn<FieldRow> = {
  key: 'meaning',
  head: api.meaning,
  width: '100%',
  wrap: true,
  cell: (row) => <Meaning>{row.text}</Meaning>,
};

/** Deeper fields are collapsed, where there are many. */
const shownDepth = 1;
const shownAtFirst = 12;

interface FieldTableProps {
  caption: string;
  rows: readonly FieldRow[];
  /** Requests mark their required fields. */
  ofRequest?: boolean;
}

/** The fields of a request or a reply, nested ones below those that hold them. */
export function FieldTable({ caption, rows, ofRequest = false }: FieldTableProps) {
  const [isWhole, setWhole] = useState(false);
  const few = rows.filter(({ depth }) => depth <= shownDepth);
  const folds = rows.length > shownAtFirst && few.length < rows.length;
  return (
    <>
      <Table
        caption={caption}
        captionHidden
        size="sm"
        columns={ofRequest ? [name, type, required, meaning] : [name, type, meaning]}
        rows={folds && !isWhole ? few : rows}
        rowKey={({ key }) => key}
      />
      {folds ? (
        <More>
          <Button variant="text" size="sm" flush aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? api.fewer : api.all(rows.length)}
          </Button>
        </More>
      ) : null}
    </>
  );
}
