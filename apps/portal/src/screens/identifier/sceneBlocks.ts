import type { ArrayElement, Element, ObjectElement, StringElement, TraceEntry } from '@lima-id/domain';

/** A fact as a scene shows it; `leadsTo` is the identifier it links to, if any. */
export interface Fact {
  /** Distinguishes facts of one block; labels may repeat. */
  id: string;
  label: string;
  value: string;
  leadsTo: string | null;
}

/** A table made of groups with the same facts: a row per group, a column per label. */
export interface FactTable {
  columns: string[];
  rows: { id: string; cells: (Fact | null)[] }[];
}

/** A part of a scene, in the order of its elements; an empty heading shows none. */
export type SceneBlock =
  | { kind: 'facts'; id: string; heading: string; facts: Fact[] }
  | { kind: 'table'; id: string; heading: string; table: FactTable }
  | { kind: 'timeline'; id: string; heading: string; entries: TraceEntry[] };

/** The content of a scene's elements: a request for verification, nothing, or blocks. */
export type SceneContent =
  | { kind: 'verify'; reason: string }
  | { kind: 'empty' }
  | { kind: 'blocks'; blocks: SceneBlock[] };

/** Heading of the column with the names of the groups of a list. */
const nameColumn = '名称';
/** Names that only number the rows; a column of them would carry no information. */
const countingName = /^(?:第\s*\d+\s*[行条项个]|\d*)$/;

function factOf({ dataId, label, value, trace, traceIdentifier }: StringElement, index: number): Fact {
  return {
    id: `${index}-${dataId}`,
    label,
    value,
    leadsTo: trace && traceIdentifier.trim() !== '' ? traceIdentifier : null,
  };
}

const factOfLabel = (group: ObjectElement, label: string) => group.value.find((fact) => fact.label === label);

/** Whether the facts of this label repeat the name of every group. */
function repeatsNames(groups: readonly ObjectElement[], label: string): boolean {
  return groups.every((group) => factOfLabel(group, label)?.value.trim() === group.label.trim());
}

/**
 * Turns a list of groups into a table: columns in the order in which labels first occur; a missing fact is an empty cell. The
 * first column is sticky on narrow screens, so it names the rows: by a fact that repeats the names, else by the names.
 */
export function factTable({ value }: Pick<ArrayElement, 'value'>): FactTable {
  const found = [...new Set(value.flatMap((group) => group.value.map((fact) => fact.label)))];
  const naming = found.find((label) => repeatsNames(value, label));
  const labels = naming === undefined ? found : [naming, ...found.filter((label) => label !== naming)];
  const tellingNames = value.some((group) => !countingName.test(group.label.trim()));
  const named = tellingNames && naming === undefined && !labels.includes(nameColumn);
  const rows = value.map((group, index) => {
    const cells = labels.map((label, column) => {
      const fact = factOfLabel(group, label);
      return fact === undefined ? null : factOf(fact, column);
    });
    const name: Fact = { id: 'name', label: nameColumn, value: group.label, leadsTo: null };
    return {
      id: group.dataId === '' ? String(index) : `${index}-${group.dataId}`,
      cells: named ? [name, ...cells] : cells,
    };
  });
  return { columns: named ? [nameColumn, ...labels] : labels, rows };
}

/**
 * Groups the elements of a scene into blocks. Consecutive single facts form one group without a heading; empty groups and lists
 * are left out. A request for verification hides everything else.
 */
export function sceneContent(elements: readonly Element[]): SceneContent {
  const verify = elements.find((element) => element.dataType === 'isVerify');
  if (verify !== undefined) return { kind: 'verify', reason: verify.value };
  const blocks: SceneBlock[] = [];
  for (const [index, element] of elements.entries()) {
    const id = `scene-part-${index + 1}`;
    const heading = element.label;
    switch (element.dataType) {
      case 'String': {
        const last = blocks[blocks.length - 1];
        if (last?.kind === 'facts' && last.heading === '') last.facts.push(factOf(element, last.facts.length));
        else blocks.push({ kind: 'facts', id, heading: '', facts: [factOf(element, 0)] });
        break;
      }
      case 'Object':
        if (element.value.length > 0) blocks.push({ kind: 'facts', id, heading, facts: element.value.map(factOf) });
        break;
      case 'Array':
        if (element.value.length > 0) blocks.push({ kind: 'table', id, heading, table: factTable(element) });
        break;
      case 'TraceDetails':
        if (element.value.length > 0) blocks.push({ kind: 'timeline', id, heading, entries: element.value });
        break;
    }
  }
  return blocks.length === 0 ? { kind: 'empty' } : { kind: 'blocks', blocks };
}

/** The total number of steps, rows or facts of a scene, with its unit. */
export function countNote(blocks: readonly SceneBlock[]): string {
  const steps = blocks.reduce((sum, block) => sum + (block.kind === 'timeline' ? block.entries.length : 0), 0);
  if (steps > 0) return `共 ${steps} 条 · 按时间倒序`;
  const rows = blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.table.rows.length : 0), 0);
  return rows > 0 ? `共 ${rows} 条` : '';
}
