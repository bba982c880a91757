import { setTimeout as passMs } from 'node:timers/promises';
import { contract, type ImportReport } from '@lima-id/api';
import { retryCall } from '../../order/storm/retryCall.ts';
import { dataOf, type FactoryParts, stormBatch, stormModel } from './factory.ts';

/** Lines of the file: several lives of a gateway are needed for them. */
const lineCount = 30_000;

/** Bytes of a part: several parts have the file. */
const partBytes = 131_072;

/** Delay in ms between two looks at an import. */
const lookMs = 100;

/** An import under way, as the storm follows it. */
export interface Importing {
  /** Called when lines were registered, and at the end. */
  onMove: () => void;
  /** Share of the lines that were registered at the last look, 0 to 1. */
  share: number;
  isOver: boolean;
}

/** Looks at an import until it has reached a state; throws when it ends in another one. */
async function reached(
  { asked, token }: FactoryParts,
  importId: string,
  state: ImportReport['state'],
  onLook: (report: ImportReport) => void = () => {},
): Promise<ImportReport> {
  for (;;) {
    const report = dataOf(await retryCall(asked, token, contract.readImport, { importId }));
    onLook(report);
    if (report.state === state) return report;
    if (report.endTime !== null) throw new Error(`An import ended as ${report.state}: ${report.message}`);
    await passMs(lookMs);
  }
}

/** Imports a file of codes, from the upload to the end, each call repeated until it is answered. */
export async function importFile(parts: FactoryParts, importing: Importing): Promise<void> {
  const { asked, token, receipt } = parts;
  const codes = Array.from({ length: lineCount }, (_code, index) => `SI-${String(index + 1).padStart(8, '0')}`);
  const file = Buffer.from(`对象码,备注\n${codes.map((code) => `${code},五月下线，第一车间\n`).join('')}`);
  const beginning = { model: stormModel, batch: stormBatch, name: 'storm.csv', size: file.length, changesFacts: false };
  const begun = await retryCall(asked, token, contract.beginImport, beginning, { idempotencyKey: 'storm-import' });
  const { importId } = dataOf(begun);
  for (let offset = 0; offset < file.length; ) {
    const part = { importId, offset, file: new File([file.subarray(offset, offset + partBytes)], 'part') };
    offset = dataOf(await retryCall(asked, token, contract.sendImportPart, part)).received;
  }
  await reached(parts, importId, 'ready');
  const order = { importId, onlyGood: false };
  dataOf(await retryCall(asked, token, contract.carryOutImport, order, { idempotencyKey: 'storm-import' }));
  const { done } = await reached(parts, importId, 'finished', (report) => {
    const share = report.done.added / lineCount;
    const hasMoved = share > importing.share;
    importing.share = share;
    if (hasMoved) importing.onMove();
  });
  const others = done.changed + done.unchanged + done.refused;
  if (done.added !== lineCount || others > 0) throw new Error(`${done.added} lines were added, ${others} were not.`);
  receipt.registered.push(...codes);
  importing.isOver = true;
  importing.onMove();
}
