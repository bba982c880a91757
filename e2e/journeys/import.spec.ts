import { type Client, contract, createClient, type ImportReport, type Result } from '@lima-id/api';
import { unzipSync } from 'fflate';
import { expect, journey } from '../support/journey.ts';
import { saveProduct } from '../support/sampleProduct.ts';

const prefix = '88.118.001';
const [model, batch] = ['GT-10', 'B1'];

/** Time in ms for a phase of an import on a busy machine. */
const phaseMs = 60_000;

const lineCount = 10_000;
const codeOf = (line: number) => `IM-${String(line).padStart(5, '0')}`;

/** A line with the mistakes of its place: no waybill, a batch that nobody registered, or the code of the line before. */
function writtenLine(line: number): string {
  if (line % 1_000 === 0) return `${codeOf(line)},${batch},`;
  if (line % 1_000 === 500) return `${codeOf(line)},B9,SF-${line}`;
  return `${codeOf(line % 2_000 === 7 ? line - 1 : line)},${batch},SF-${line}`;
}

/** Mends refused lines of the file, and leaves the reasons where they are. */
function mended(rows: readonly string[]): string[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const [given = '', , waybill = '', reason = ''] = row.split(',');
    const code = taken.has(given) ? codeOf(Number(given.slice(-5)) + 1) : given;
    taken.add(code);
    return [code, batch, waybill === '' ? 'SF-0' : waybill, reason].join(',');
  });
}

function dataOf<Reply>(result: Result<Reply, unknown>): Reply {
  if (result.success) return result.data;
  throw new Error(result.message);
}

/** Waits until an import is in a state. */
async function reached(factory: Client, importId: string, state: ImportReport['state']): Promise<ImportReport> {
  const read = async () => dataOf(await factory.call(contract.readImport, { importId }));
  await expect.poll(async () => (await read()).state, { timeout: phaseMs }).toBe(state);
  return await read();
}

/** Uploads a file and waits until it is checked. */
async function checked(factory: Client, name: string, lines: readonly string[]): Promise<ImportReport> {
  const file = new File([lines.join('\r\n')], name);
  const beginning = { model, name, size: file.size, changesFacts: false };
  const { importId } = dataOf(await factory.call(contract.beginImport, beginning));
  const sent = await factory.call(contract.sendImportPart, { importId, offset: 0, file });
  expect(dataOf(sent).received).toBe(file.size);
  return await reached(factory, importId, 'ready');
}

/** Has a checked file carried out and waits for the end. */
async function carriedOut(factory: Client, importId: string, onlyGood: boolean): Promise<ImportReport> {
  dataOf(await factory.call(contract.carryOutImport, { importId, onlyGood }));
  return await reached(factory, importId, 'finished');
}

/** The drawn label of a code, as a picture. */
async function labelOf(factory: Client, code: string): Promise<Buffer> {
  const answer = await factory.call(contract.drawLabels, {
    codes: [code],
    model: null,
    batch: null,
    leaveOutVoid: false,
    format: { output: 'png', symbol: 'qr', level: 'M', texts: ['code'], sheet: 'a4-21', ownSheet: null, dotsPerMm: 8 },
  });
  const [picture] = Object.values(unzipSync(new Uint8Array(await dataOf(answer).arrayBuffer())));
  if (picture === undefined) throw new Error('There is no picture in the file of labels.');
  return Buffer.from(picture);
}

journey.describe('importing a file with identifiers', () => {
  journey.use({ ownData: true });

  journey(
    'registers every line once its mistakes are mended, for visitors to scan on labels',
    async ({ page, gateway }) => {
      journey.setTimeout(3 * phaseMs);
      const factory = createClient({ origin: gateway.url, token: 'lima-demo-plant-88.118.001' });
      await saveProduct(factory, { model, batch, name: '商用折叠跑步机' });

      const lines = Array.from({ length: lineCount }, (_line, index) => writtenLine(index + 1));
      const first = await checked(factory, '五月下线.csv', ['对象码,批次号,承运单号', ...lines]);
      const refused = 30;
      expect(first.checked).toEqual({ added: lineCount - refused, changed: 0, unchanged: 0, refused });
      const { importId } = first;
      const everyLine = await factory.call(contract.carryOutImport, { importId, onlyGood: false });
      expect(everyLine).toMatchObject({ success: false, status: 422 });
      expect((await carriedOut(factory, importId, true)).done).toEqual(first.checked);

      const { fullUrl } = dataOf(await factory.call(contract.linkRefusedLines, { importId }));
      const [head = '', ...rows] = (await (await fetch(fullUrl)).text()).trim().split('\r\n');
      expect(head).toBe('对象码,批次号,承运单号,未登记原因');
      expect(rows).toHaveLength(refused);
      const reasons = rows.map((row) =>
        row
          .split(',')
          .at(-1)
          ?.replaceAll(/IM-|\d+/g, ''),
      );
      expect(new Set(reasons).size).toBe(3);

      const second = await checked(factory, '五月下线-更正.csv', [head, ...mended(rows)]);
      expect(second.checked).toEqual({ added: refused, changed: 0, unchanged: 0, refused: 0 });
      expect((await carriedOut(factory, second.importId, false)).done).toEqual(second.checked);

      // The file had this line with the code of the one before.
      const code = codeOf(2_007);
      await page.goto('/home');
      await page.getByRole('main').getByRole('button', { name: /扫码/ }).click();
      const label = { name: 'label.png', mimeType: 'image/png', buffer: await labelOf(factory, code) };
      await page.getByRole('dialog', { name: '扫码查询' }).locator('input[type=file]').setInputFiles(label);
      await expect(page.getByRole('heading', { level: 1, name: '商用折叠跑步机' })).toBeVisible();
      await expect(page.getByText('SF-2007')).toBeVisible();
      await expect(page.getByText(`${prefix}/${code}`).first()).toBeVisible();
    },
  );
});
