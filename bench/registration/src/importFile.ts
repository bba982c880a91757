import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type ImportReport } from '@lima-id/api';
import { importPartMaxBytes } from '@lima-id/domain';
import { type Caller, lineOf } from './register.ts';
import { batch, model } from './settings.ts';

/** Interval in ms at which an import is looked at. */
const lookMs = 250;

/** Lines of a file, as rows of a table. */
export function rowsOfFile(name: string, lines: number): { code: string; waybill: string }[] {
  return Array.from({ length: lines }, (_, index) => {
    const { code, facts } = lineOf(`${name}-${String(index).padStart(7, '0')}`);
    return { code, waybill: facts['waybill'] ?? '' };
  });
}

/** A file for `beginImport`. */
function fileOf(name: string, lines: number): File {
  const rows = rowsOfFile(name, lines).map(({ code, waybill }) => `${code},${batch},${waybill}`);
  return new File([['对象码,批次号,承运单号', ...rows].join('\r\n')], `${name}.csv`);
}

async function reached(call: Caller, importId: string, state: ImportReport['state']): Promise<ImportReport> {
  for (;;) {
    const report = await call(contract.readImport, { importId });
    if (report.state === state) return report;
    if (report.state === 'failed') throw new Error(report.message);
    await sleep(lookMs);
  }
}

/** Uploads a file and waits until it is checked. Resolves with its import and the time of the check in seconds. */
export async function checkFile(
  call: Caller,
  name: string,
  lines: number,
): Promise<{ importId: string; seconds: number }> {
  const file = fileOf(name, lines);
  const beginning = { model, name: file.name, size: file.size, changesFacts: false };
  const { importId } = await call(contract.beginImport, beginning);
  for (let offset = 0; offset < file.size; offset += importPartMaxBytes) {
    const part = new File([file.slice(offset, offset + importPartMaxBytes)], file.name);
    await call(contract.sendImportPart, { importId, offset, file: part });
  }
  const start = performance.now();
  const { checked } = await reached(call, importId, 'ready');
  if (checked.added !== lines) throw new Error(`${checked.added} of ${lines} lines would be added.`);
  return { importId, seconds: (performance.now() - start) / 1_000 };
}

/** Has a checked file carried out. Resolves with the time in seconds. */
export async function carryOut(call: Caller, importId: string, lines: number): Promise<number> {
  const start = performance.now();
  await call(contract.carryOutImport, { importId, onlyGood: false });
  const { done } = await reached(call, importId, 'finished');
  if (done.added !== lines) throw new Error(`${done.added} of ${lines} lines were added.`);
  return (performance.now() - start) / 1_000;
}
