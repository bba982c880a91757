import { authenticityMessages } from '../messages/authenticity.ts';
import { sceneMessages } from '../messages/scene.ts';
import { allowedWords } from '../scene/allowedWords.ts';
import { authenticityFastMs, coatingCodeLength, coatingTriesMs } from '../scene/limits.ts';
import { lookupWayNames } from '../scene/lookupWay.ts';
import { remoteAdviceLabels, remoteHandlers } from '../scene/remoteAdvice.ts';
import { transitMeasures } from '../scene/transitRecords.ts';
import { hourMs } from '../time/chinaTime.ts';
import { customRangeMaxMonths } from '../time/limits.ts';
import { keyed, pair } from './catalogue.ts';
import { counted, isFigure } from './words.ts';

/** The signs that a code under a coating never has. */
const confusing = '0, 1, B, I, L, O, Q, S, U or Z';
const [fastHours, waitHours] = [authenticityFastMs / hourMs, coatingTriesMs / hourMs];

export const scenePairs = [
  pair(sceneMessages, {
    customRangeTooLong: `A custom range has at most ${customRangeMaxMonths} months`,
    customRangeWrongOrder: 'The first day must not be after the last, enter them again',
    remoteCheck: {
      ready: 'The device has not been checked yet, start the check',
      scanning: 'Checking, please wait',
      abnormal: 'Abnormal items found: {count}. Contact the after-sales service.',
      healthy: 'Everything about the device is in order',
    },
  }),
  pair(authenticityMessages, {
    verdicts: {
      unknown: [
        'The identifier code of your product was not found',
        'Check the code on the nameplate and look it up again. If it is still not found, contact customer service of the enterprise.',
      ],
      coating: [
        'Enter the code under the coating',
        `Scratch off the coating at the lower right of the nameplate and enter the ${coatingCodeLength} characters below it`,
      ],
      locked: [
        'Verification is paused',
        'There were too many wrong codes. Try again later, or ask customer service of the enterprise.',
      ],
      recalled: [
        'This product is recalled by its enterprise',
        'Stop using the product and contact the after-sales service of the enterprise',
      ],
      suspended: ['This identifier is suspended', 'Ask the enterprise about it before you use the product'],
      many: [
        'Looked up many times, be careful',
        'If it was not you, check where you bought it and ask customer service of the enterprise',
      ],
      fast: [
        'Looked up very often, be careful',
        `The number of lookups within ${fastHours} hours is unusual. Check where you bought it and ask customer service of the enterprise.`,
      ],
      first: [
        'Genuine, first lookup',
        'This is the first anti-counterfeit lookup of this identifier. Code, enterprise and product match.',
      ],
      again: [
        'Lookup number {count}',
        'It was first looked up at {firstTime}. If the earlier lookups were not yours, check where you bought it.',
      ],
    },
    coating: {
      malformed: `Enter the ${coatingCodeLength} characters below the coating, none of which is ${confusing}`,
      triesLeft: (tries) => `${counted(tries, 'try', 'tries')} left. After that, try again in ${waitHours} hours.`,
      wrong: (tries) => `The code is wrong, ${counted(tries, 'try', 'tries')} left. Check it and enter it again.`,
      locked: (time) =>
        `There were too many wrong codes. Try again after ${time}, or ask customer service of the enterprise.`,
      none: 'This identifier has no code under a coating, refresh the page and look it up again',
    },
    batch: {
      empty: 'Submit at least one code',
      tooLarge: 'At most {count} codes at a time, submit them in batches',
      identifier: 'The identifier code of entry {number} is wrong, check it and submit again',
      code: `The code of entry {number} is wrong: it has ${coatingCodeLength} characters, none of which is ${confusing}`,
      repeated: 'The identifier of entry {number} is in an earlier one, delete one of them',
      unknown:
        'The identifier of entry {number} does not exist or is not of your enterprise, check it and submit again',
    },
  }),
  pair(lookupWayNames, { wechat: 'Scanned with WeChat', phone: 'Browser of a phone', web: 'Web page' }),
  pair(remoteAdviceLabels, {
    measured: 'Reading',
    unit: 'Unit',
    least: 'Lower limit',
    most: 'Upper limit',
    required: 'Required',
    place: 'Part',
    step: 'Step',
    handler: 'Handled by',
    minutes: 'Time needed',
    manual: 'Manual',
    cost: 'Cost',
    phone: 'After-sales phone',
  }),
  pair(remoteHandlers, { own: 'You can handle it yourself', engineer: 'Left to an engineer' }),
  pair(allowedWords, {
    around: (most) => (isFigure(most) ? `Allowed: ±${most}` : null),
    between: (least, most) => (isFigure(least) && isFigure(most) ? `Allowed: ${least} to ${most}` : null),
    atLeast: (least) => (isFigure(least) ? `At least ${least}` : null),
    atMost: (most) => (isFigure(most) ? `At most ${most}` : null),
  }),
  pair(keyed(transitMeasures), { 温度: 'Temperature', 湿度: 'Humidity', 冲击: 'Shock' }),
];
