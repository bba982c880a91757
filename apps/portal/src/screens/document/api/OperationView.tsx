import type { ResolvedOperation } from '@lima-id/api';
import { Table, type TableColumn } from '@lima-id/ui';
import { CopyButton } from '../../../shared/page/CopyButton.tsx';
import { texts } from '../texts.ts';
import { FieldTable } from './FieldTable.tsx';
import { type FieldRow, fieldRows, typeOf } from './fieldRows.ts';
import { MethodTag } from './MethodTag.tsx';
import { Address, Content, Part } from './OperationView.styles.ts';
import type { Operation } from './operations.ts';

const { api } = texts;

/** Fields outside the body name their location, and follow those in it. */
function parameterRows({ parameters = [] }: Operation): FieldRow[] {
  return parameters.map(({ name, in: place, required, schema }) => ({
    key: `${place} ${name}`,
    name,
    depth: 0,
    type: typeOf(schema),
    required,
    text: [`（${api.places[place]}）`, typeof schema['description'] === 'string' ? schema['description'] : ''].join(''),
  }));
}

function requestRows(operation: Operation): FieldRow[] {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const beside = parameterRows(operation);
  return body === undefined ? beside : [...fieldRows(body.schema), ...beside];
}

function asSentence(text: string): string {
  return /[。；]$/.test(text) ? text : `${text}。`;
}

/** Who may make a call. */
function accessOf({ security = [] }: Operation): string {
  if (security.length === 0) return api.access.none;
  if (security.some((one) => Object.keys(one).length === 0)) return api.access.optional;
  const [scheme] = security.flatMap(Object.keys);
  return scheme === 'enterpriseToken' || scheme === 'client' ? api.access[scheme] : api.access.accessToken;
}

interface Refusal {
  status: string;
  text: string;
}

function refusalsOf({ responses }: ResolvedOperation): Refusal[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => ({ status, text: description }));
}

const refusalColumns: TableColumn<Refusal>[] = [
  { key: 'status', head: api.status, face: 'code', cell: ({ status }) => status },
  { key: 'text', head: api.meaning, width: '100%', cell: ({ text }) => text },
];

/** A call's effect, its path, its request, its responses, and its refusals. */
export function OperationView({ operation }: { operation: Operation }) {
  const { summary, description, method, path, responses } = operation;
  const rows = requestRows(operation);
  const reply = responses[200]?.content?.['application/json']?.schema;
  return (
    <Content>
      <h2>{summary}</h2>
      <p data-part="lead">{`${asSentence(description)}${accessOf(operation)}`}</p>
      <Address>
        <MethodTag method={method} solid />
        <code>
          {[...path.matchAll(/\/[^/]*/g)].map(({ 0: folder, index: begin }) => (
            <span key={begin}>{folder}</span>
          ))}
        </code>
        <CopyButton name={api.path} text={path} variant="text" />
      </Address>
      <Part>
        <h3>{api.request}</h3>
        {rows.length === 0 ? <p>{api.noRequest}</p> : <FieldTable caption={api.request} rows={rows} ofRequest />}
      </Part>
      {reply === undefined ? null : (
        <Part>
          <h3>{api.reply}</h3>
          <FieldTable caption={api.reply} rows={fieldRows(reply)} />
        </Part>
      )}
      <Part>
        <h3>{api.refusals}</h3>
        <Table
          caption={api.refusals}
          captionHidden
          size="sm"
          columns={refusalColumns}
          rows={refusalsOf(operation)}
          rowKey={({ status }) => status}
        />
      </Part>
    </Content>
  );
}
