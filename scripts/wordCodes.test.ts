import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Fields whose codes the wire alone knows, as the program and the database call them; add one when its subject speaks words. */
const wordFields = [
  'from_status',
  'to_status',
  'orderStatus',
  'invoiceStatus',
  'examineStatus',
  'examine_status',
  'reviewStatus',
  'templateCode',
  'template_code',
  'organisationType',
  'organisation_type',
  'certificateType',
  'certificate_type',
  'legalCardType',
  'legal_card_type',
  'quickTime',
  'dataOption',
  'paymentMethod',
  'payment_method',
  'method',
  'durationUnit',
  'duration_unit',
  'negotiable',
  'appOriginal',
  'app_original',
  'choice',
  'redirectType',
  'redirect_type',
  'recommend',
  'recommended',
  'zeroTry',
  'zero_try',
];

/** A field of words as well, but statuses of HTTP have the same name and three digits. */
const statusField = 'status';

/** What is written in words. Tests and their helpers may read what travels, and a migration what was kept before. */
const folders = ['packages/domain/src', 'apps/portal/src', 'apps/gateway/src', 'apps/gateway/demo'];
const leftAside = /\.(?:test|stories)\.tsx?$|\/testing\/|\/schema\/migrations\//;

/** Where a status is one of HTTP or of a process. */
const numberedStatuses = /\/platform\/|^packages\/domain\/src\/request\/|^apps\/portal\/src\/shared\/trouble\//;

/** A table whose keys are codes. Steps of a form are numbered by their place and have no code. */
const numberedTable =
  /\b(?!\w*Step)\w*(?:[sS]tatus(?:es)?|[tT]ones|[mM]ethods?|[tT]ransitions|[uU]nits)\b[^=;\n]*=\s*\{\s*['"]?-?\d+['"]?:/g;

/** A field beside a code: compared either way round, assigned, in SQL, in a condition of Kysely, in a list or a case. */
function patternsOf(fields: readonly string[], digits: string): RegExp[] {
  const code = String.raw`(?:-?${digits}|'-?${digits}'|"-?${digits}")(?![\w.])`;
  const name = String.raw`(?<![\w$-])(?:${fields.join('|')})\b`;
  const field = String.raw`['"]?${name}['"]?\]?\)?`;
  return [
    // status === 2, where status < 2, { status: 2 }, status = 2
    String.raw`${field}\s*(?:[=!]==?|<>|[<>]=?|=|:)\s*${code}`,
    // where status in (1, 2), status between 0 and 2
    String.raw`${field}\s+(?:(?:not\s+)?in\s*\(|between)\s*${code}`,
    // 2 === order?.status
    String.raw`(?<![\w.])${code}\s*[=!]==?\s*(?:[\w?]+\.)*${name}`,
    // where('order.status', 'in', [2])
    String.raw`'(?:\w+\.)?${name}',\s*'[^']*',\s*\[?\s*${code}`,
    // switch (order.status) { case 2:
    String.raw`switch \([\w.?]*${name}\) \{\s*case ${code}:`,
  ].map((pattern) => new RegExp(pattern, 'gi'));
}

const fieldPatterns = patternsOf(wordFields, String.raw`\d+`);
const statusPatterns = [...patternsOf([statusField], String.raw`\d{1,2}`), numberedTable];

/** Places of a text in which a field that holds a word meets a code, each by its line. */
function findCodes(text: string, file = ''): string[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const patterns = numberedStatuses.test(file) ? fieldPatterns : [...fieldPatterns, ...statusPatterns];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ index, 0: found }) => {
      const line = code.slice(0, index).split('\n').length;
      return `${line}: ${found.replaceAll(/\s+/g, ' ')}`;
    }),
  );
}

const sources = repositoryFiles(root).filter(
  (file) => folders.some((folder) => file.startsWith(`${folder}/`)) && /\.tsx?$/.test(file) && !leftAside.test(file),
);

describe('fields that hold words', () => {
  it('meet no code of the wire in domain, portal and gateway', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const found = sources.flatMap((file) =>
      findCodes(readFileSync(root + file, 'utf8'), file).map((place) => `${file}:${place}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "if (registration.reviewStatus === 2) return 'held';",
    "const isRecall = scene.templateCode !== '4';",
    'if (2 === company?.examineStatus) return company;',
    "if ('9' === templateCode) return figures;",
    '  where enterprise.examine_status = 2',
    "  .where('examine_status', '=', 2)",
    "  .where('scene.template_code', 'in', ['4', '7'])",
    '  examine_status: 2,',
    "  { organisationType: '4' }",
    'where registration.certificate_type in (1, 2)',
    "where legal_card_type <> '1'",
    'reviewStatus === -2',
    'const end = quickTime === 0 ? start : last;',
    'if (request?.dataOption === 3) return repairs;',
    "{ dataOption: 'energy', quickTime: 5 }",
    "const isCustom = scene.templateCode === '100';",
    'if (order.status === 3) return;',
    "row?.status !== '2'",
    "const unpaid = '0' === order.status;",
    'const declared = paymentMethod === 1 ? 0 : null;',
    'sql`select id from invoice where status < 2`',
    'sql`from enterprise where examine_status = 2`',
    'sql`where status in (1, 2)`',
    'sql`where app_order.status between 0 and 2`',
    "wanted.where('app_order.status', '=', 2)",
    'switch (order.status) {\n  case 0:',
    "const tones: Record<OrderStatus, Tone> = {\n  0: 'info',",
    'export const orderTransitions = { 0: { paid: 2 } };',
    "if (durationUnit === '-1') return Infinity;",
    "const yearly = { duration: 1, durationUnit: '1' };",
    "where duration_unit = '2'",
    "export const durationUnits = { '1': '年' };",
    'const isInquired = app.negotiable === 1;',
    'const asked = { recommend: 1 };',
    'const isOutside = banner.redirectType === 2;',
    'const tone = app.appOriginal === 0 ? null : 1;',
  ])('are found when one meets a code: %j', (planted) => {
    expect(findCodes(`const before = 1;\n${planted}\nconst after = 2;`)).toHaveLength(1);
  });

  it.each([
    "if (registration.reviewStatus === 'approved') return 'held';",
    "where enterprise.examine_status = 'approved'",
    '  templateCode: templates[purpose],',
    "const columns = { examine_status: '2fast' };",
    'const reviewStatusCount = 2;',
    "const end = quickTime === 'today' ? start : last;",
    "if (request?.dataOption === 'repairRecords') return repairs;",
    "if (order.status === 'cancelled') return;",
    "sql`where status <> 'reversed'`",
    'refusal.status === 404',
    'const refusals = { notAllowed: { status: 409 } };',
    '// status === 2 was completed',
    'const heights = { 0: 4 };',
    "expect(order).toEqual({ status: 'completed' })",
    "const yearly = { duration: 1, durationUnit: 'year' };",
  ])('are not found when none does: %j', (text) => {
    expect(findCodes(text)).toEqual([]);
  });

  it('are left to HTTP where a status is one of its own', () => {
    expect(findCodes('status === 0', 'apps/gateway/src/platform/log/log.ts')).toEqual([]);
  });
});
