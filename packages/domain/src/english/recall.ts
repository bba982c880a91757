import { recallMessages } from '../messages/recall.ts';
import { recallCodeMaxLength, recallIdentifiersMax, recallScopesMax, recallTextMaxLength } from '../recall/limits.ts';
import { recallLabels, recallProgressLabel } from '../recall/recallElements.ts';
import { pair } from './catalogue.ts';

const upTo = (most: number) => `at most ${most} characters`;

export const recallPairs = [
  pair(recallMessages, {
    number: `A recall number has 1 to ${recallCodeMaxLength} letters, digits or - _ . /, correct it and submit again`,
    hazard: `Enter the hazard, ${upTo(recallTextMaxLength)}`,
    reason: `Enter the reason of the recall, ${upTo(recallTextMaxLength)}`,
    remedy: `Enter the remedy, ${upTo(recallTextMaxLength)}`,
    scopeWords: `Enter what is affected, ${upTo(recallTextMaxLength)}`,
    phone: 'Enter a valid after-sales phone number, such as 400-000-0336',
    scopeMissing: 'Enter at least one scope of the recall',
    scopeKind:
      'A scope is a model, a range of batches, a range of production days or a list of identifiers, correct it and submit again',
    tooManyScopes: `A recall has at most ${recallScopesMax} scopes, publish several recalls`,
    model: `Enter the name of the model in the scope, ${upTo(recallCodeMaxLength)}`,
    batchCode: `Enter the first and the last batch of the range, ${upTo(recallCodeMaxLength)} each`,
    day: 'Enter the first and the last production day of the range, such as 2026-05-05',
    batchesReversed: 'The last batch of the range is before the first, correct it and submit again',
    daysReversed: 'The last production day of the range is before the first, correct it and submit again',
    identifiersMissing: 'The list of identifiers is empty, enter at least one',
    tooManyIdentifiers: `A recall lists at most ${recallIdentifiersMax.toLocaleString('en')} identifiers, use a range of batches or publish several recalls`,
    identifierRefused: (identifier, reason, translate) =>
      `The identifier “${identifier}” is wrong: ${translate(reason)}`,
    identifierOfOthers: (identifier, prefix) =>
      `The identifier “${identifier}” does not belong to the enterprise prefix ${prefix}, delete it from the list and submit again`,
    identifierUnknown: (identifier) => `There is no identifier “${identifier}”, check the list and submit again`,
    numberTaken: (number) =>
      `A recall with the number ${number} and other content is published already, use a new recall number`,
    numberWithdrawn: (number) =>
      `The recall number ${number} was withdrawn and cannot be used again, use a new recall number`,
    recallUnknown: (number) => `There is no recall with the number ${number}, check it and submit again`,
  }),
  pair(recallLabels, {
    time: 'Time of the recall',
    number: 'Recall number',
    hazard: 'Hazard',
    reason: 'Reason of the recall',
    scope: 'Affected',
    remedy: 'Remedy',
    phone: 'After-sales phone',
    checkTime: 'Checked at',
  }),
  pair({ recallProgressLabel }, { recallProgressLabel: 'Progress for this unit' }),
];
