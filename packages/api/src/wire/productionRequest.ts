import { type DataOptionCode, dataOption, dataOptionCode, productionRequest, quickTime } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';
import { wireWords } from './words.ts';

/** The data of a production scene, each as it travels and stands in addresses. Source: docs/rules/production.md. */
export const dataOptionCodes = { energy: 0, abnormal: 1, processingTime: 2, repairRecords: 3 } as const;

export const wireDataOption = wireWords(dataOptionCode, dataOptionCodes);

/** The ranges that a visitor can choose, each as it travels. Source: docs/rules/production.md. */
export const wireQuickTime = wireWords(quickTime, { today: 0, week: 1, month: 2, custom: 5 });

/** What a production scene asks for. */
export const wireProductionRequest = renamed(
  productionRequest,
  {},
  { dataOption: wireDataOption, quickTime: wireQuickTime },
);

const wordsByNumber = new Map<number, DataOptionCode>(
  dataOptionCode.options.map((word) => [dataOptionCodes[word], word]),
);

/** The options that a server offers. Other gateways may offer numbers that nobody has named: these are left out. */
export const wireDataOptions = z.codec(z.array(z.object({ code: z.number(), name: z.string() })), z.array(dataOption), {
  decode: (listed) =>
    listed.flatMap(({ code, name }) => {
      const word = wordsByNumber.get(code);
      return word === undefined ? [] : [{ code: word, name }];
    }),
  encode: (options) => options.map(({ code, name }) => ({ code: dataOptionCodes[code], name })),
});
