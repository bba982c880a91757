import { repairMessages } from '../messages/repair.ts';
import { faultKinds } from '../repair/faultKind.ts';
import { faultStages } from '../repair/faultProgress.ts';
import { faultStates } from '../repair/faultTicket.ts';
import {
  faultContactNameMaxLength,
  faultPhotoMax,
  faultWordsMaxLength,
  faultWordsMinLength,
  repairHoursMax,
  repairNameMaxLength,
  repairNoteMaxLength,
} from '../repair/limits.ts';
import { repairLabels } from '../repair/repairElements.ts';
import { repairWords } from '../repair/repairWords.ts';
import { pair } from './catalogue.ts';
import { counted, isFigure } from './words.ts';

export const repairPairs = [
  pair(repairMessages, {
    form: {
      kind: 'Choose what is wrong',
      wordsTooShort: `Describe the fault in at least ${faultWordsMinLength} characters`,
      wordsTooLong: `A description has at most ${faultWordsMaxLength} characters, shorten it and submit again`,
      contactName: `The name of the contact has at most ${faultContactNameMaxLength} characters`,
      contactMobile: 'Enter a valid mobile number',
      photos: `At most ${faultPhotoMax} photos, delete the others`,
      incomplete: 'The report is incomplete, refresh the page and submit it again',
    },
    handling: {
      engineer: `Enter the engineer, at most ${repairNameMaxLength} characters`,
      point: `The service point has at most ${repairNameMaxLength} characters`,
      note: `The note has at most ${repairNoteMaxLength} characters`,
      reason: `Enter why it is declined, at most ${repairNoteMaxLength} characters`,
      result: `Enter what was done, at most ${repairNoteMaxLength} characters`,
      hours: `The repair takes more than 0 and at most ${repairHoursMax} hours`,
      number: 'Enter a valid ticket number',
    },
    lookup: {
      number: 'Enter a valid ticket number, such as WX-2026-000318',
      mobileTail: 'Enter the last four digits of the phone number of the report',
      wrong: (tries) =>
        `The ticket number or the last four digits are wrong. Check them and try again; ${counted(tries, 'try', 'tries')} left.`,
    },
    notAllowed: (state, translate) =>
      `This cannot be done while the ticket is in the state “${translate(state)}”. Refresh the page and try again.`,
    checkFound: (count, items) =>
      `The remote check found ${counted(count, 'abnormal item', 'abnormal items')}: ${items.split('；').join('; ')}`,
  }),
  pair(faultKinds, {
    noPower: 'Does not start',
    noise: 'Unusual noise',
    beltDrift: 'Belt drifts',
    speed: 'Wrong speed',
    screen: 'Screen fault',
    emergencyStop: 'Emergency stop fault',
    other: 'Other',
  }),
  pair(faultStates, {
    waiting: 'Waiting to be accepted',
    underway: 'Under way',
    done: 'Completed',
    declined: 'Declined',
  }),
  pair(faultStages, { received: 'Received', accepted: 'Accepted', declined: 'Declined', completed: 'Completed' }),
  pair(repairLabels, {
    summary: 'Repairs at a glance',
    records: 'Repair records',
    number: 'Ticket number',
    fault: 'Fault',
    handling: 'What was done',
    time: 'Reported at',
    servedBy: 'Serviced by',
    state: 'State',
    hours: 'Repair time',
  }),
  pair(repairWords, {
    hours: (figure) => (isFigure(figure) ? counted(figure, 'hour', 'hours') : null),
    count: (count) => (isFigure(count) ? counted(count, 'repair', 'repairs') : null),
    countAndMean: (count, mean, translate) =>
      isFigure(count) ? `${counted(count, 'repair', 'repairs')} · ${translate(mean)} on average` : null,
  }),
];
