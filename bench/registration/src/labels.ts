import { contract } from '@lima-id/api';
import { type LabelFormat, type LabelOutput, labelSymbols, labelTexts } from '@lima-id/domain';
import { watchMemory } from '../../server/memory.ts';
import { startServer } from '../../server/startServer.ts';
import { withDatabase } from './database.ts';
import { type Caller, callerAt, lineOf, registerBatch } from './register.ts';
import { log, printTable, whole } from './report.ts';
import { labelCount, labelsTarget, linesOfFilling, model } from './settings.ts';

const outputs = ['pdf', 'svg', 'png', 'zpl'] as const satisfies readonly LabelOutput[];

async function registerCodes(call: Caller): Promise<string[]> {
  const codes = Array.from({ length: labelCount }, (_, index) => `GT-2026-${String(index).padStart(6, '0')}`);
  for (let begin = 0; begin < codes.length; begin += linesOfFilling) {
    const lines = codes.slice(begin, begin + linesOfFilling).map(lineOf);
    await call(contract.registerIdentifiers, { model, lines, allOrNothing: false });
  }
  return codes;
}

/** Draws a file of labels: seconds, MB of the file, most memory of the gateway in MB. */
async function measureFile(
  { address, pid }: { address: string; pid: number },
  codes: string[],
  format: Pick<LabelFormat, 'output' | 'symbol'>,
): Promise<[seconds: number, mb: number, memory: number]> {
  const memory = watchMemory(pid);
  const start = performance.now();
  try {
    const file = await callerAt(address)(contract.drawLabels, {
      codes,
      model: null,
      batch: null,
      leaveOutVoid: false,
      format: { level: 'M', texts: [...labelTexts], sheet: 'a4-21', ownSheet: null, dotsPerMm: 8, ...format },
    });
    return [(performance.now() - start) / 1_000, file.size / 1e6, memory.end().most];
  } finally {
    memory.end();
  }
}

const rows: string[][] = [];

await withDatabase(async () => {
  const gateway = await startServer(new URL('serve.ts', import.meta.url), 'gateway', log);
  try {
    const call = callerAt(gateway.address);
    await registerBatch(call);
    const codes = await registerCodes(call);
    for (const output of outputs) {
      for (const symbol of labelSymbols) {
        log(`drawing ${codes.length} labels as ${output} with ${symbol} ...`);
        const [seconds, mb, memory] = await measureFile(gateway, codes, { output, symbol });
        rows.push([`${output}, ${symbol}`, seconds.toFixed(1), mb.toFixed(1), whole(memory), `${labelsTarget}`]);
      }
    }
  } finally {
    await gateway.stop();
  }
});

printTable(
  `Files of ${whole(labelCount)} labels with three texts`,
  ['', 'seconds', 'MB', 'most memory of the gateway, MB', 'most seconds'],
  rows,
);
