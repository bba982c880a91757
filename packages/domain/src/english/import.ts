import { exportOnlyColumns, importColumnNames } from '../import/columns.ts';
import {
  importCellMaxLength,
  importColumnsMax,
  importKeptDays,
  importLinesMax,
  importMaxBytes,
  importsOpenMax,
} from '../import/limits.ts';
import { importStates } from '../import/states.ts';
import { importMessages } from '../messages/import.ts';
import { factTextMaxLength } from '../registration/limits.ts';
import { pair } from './catalogue.ts';
import { counted, megabytes } from './words.ts';

const again = 'and upload the file again';

export const importPairs = [
  pair(importMessages, {
    file: {
      name: 'Enter the name of the file, at most 200 characters',
      size: `The file is empty or larger than ${megabytes(importMaxBytes)}, split it into several files ${again}`,
      format: `The file is no CSV or XLSX, save it as CSV UTF-8 or XLSX with Excel or WPS ${again}`,
      oldWorkbook: `The file is an old XLS or a workbook with a password, remove the password, save it as XLSX ${again}`,
      damaged: `The file is damaged or incomplete, open and save it in Excel or WPS ${again}`,
      hash: 'The file changed on its way, upload it again',
      unpacked: `The file is too large when it is unpacked, delete what is not needed or save it as CSV UTF-8 ${again}`,
      texts: `There are too many texts in the workbook, save it as CSV UTF-8 ${again}`,
      empty: `There are no lines to register in the file, fill in the template line by line ${again}`,
      tooManyLines: `The file has more than ${importLinesMax.toLocaleString('en')} lines, split it into several files ${again}`,
      tooManyColumns: `The file has more than ${importColumnsMax} columns, delete those that are not needed ${again}`,
      codeColumn: `The first line of the file has no column “code”, name it or fill in the template ${again}`,
      batchColumn: `The file has no column “batch”, add it ${again}, or choose a batch for the import`,
      columnTwice: (name) => `The column “${name}” occurs twice, delete or rename one ${again}`,
      merged: (range) => `The cells ${range} are merged, separate them, fill in each line ${again}`,
      quotes: (line) => `The quotation marks near line ${line} are not in pairs, correct them ${again}`,
      lineTooLong: (line) => `Line ${line} is too long, check its quotation marks and line breaks ${again}`,
      refusedSince: (line, why, translate) =>
        `Line ${line} cannot be registered any more since the check, and the import ended before it: ${translate(why)}`,
      interrupted: 'The import was interrupted several times. Upload the file again; no line is registered twice.',
    },
    line: {
      formula: (label) => `“${label}” is a formula, copy the column, paste it as values ${again}`,
      error: (label) => `“${label}” is an error value such as #N/A, fill it in ${again}`,
      scientific: (label, text) =>
        `The spreadsheet turned “${label}” into ${text}, make the column text and enter the whole content again`,
      digits: (label) =>
        `“${label}” is a number of more than 15 digits, the last of which are lost, make the column text and enter it again`,
      format: (label) =>
        `“${label}” has a number or date format that shows something else than the cell has, make the column text and enter it again`,
      dayNumber: (label, text) =>
        `“${label}” is the number ${text} and no date, make the column a date or write it like 2026-05-05`,
      cellTooLong: (label) =>
        `“${label}” has more than ${importCellMaxLength.toLocaleString('en')} characters, shorten it`,
      unnamed: (column) => `Column ${column} has contents but no name, name it or delete them`,
    },
    call: {
      unknown: `The import was not found. Imports are deleted ${importKeptDays} days after their end; refresh the list.`,
      tooMany: `At most ${counted(importsOpenMax, 'import', 'imports')} at a time, finish or stop others first`,
      elsewhere: 'The upload of the file is at another position, go on from what was received',
      partUnfit: 'The part does not fit the size of the file, upload the file again',
      received: 'The whole file was received, there is nothing more to upload',
      notReady: (state, translate) =>
        `The import is in the state “${translate(state)}”, it can be carried out after its check, try again later`,
      refused: (count) =>
        `${counted(count, 'line is', 'lines are')} wrong, correct them and upload the file again, or register only the other lines`,
      ended: (state, translate) => `The import is in the state “${translate(state)}” and cannot be stopped any more`,
      over: (state, translate) => `The import is in the state “${translate(state)}”, upload the file again`,
    },
    note: {
      code: '# Object code, or identifier code with the enterprise prefix; lines that begin with # are not registered',
      batch: 'The number of a registered batch',
      state: 'active or draft, active when empty',
      pictures: 'Addresses of pictures of this object, with spaces between them',
      text: `One line of at most ${factTextMaxLength} characters`,
      number: 'A number without a unit, such as 12.5',
      day: 'A date, such as 2026-05-05',
      time: 'A time in China, such as 2026-05-05 14:30',
      wholeCode: 'A whole identifier code',
      objectCode: 'An object code of the enterprise',
    },
    needed: (note, translate) => `Required: ${translate(note)}`,
    exampleText: 'An example',
  }),
  pair(importStates, {
    uploading: 'Uploading',
    checking: 'Being checked',
    ready: 'Ready to be carried out',
    running: 'Being carried out',
    finished: 'Completed',
    stopped: 'Stopped',
    failed: 'Not completed',
  }),
  pair(importColumnNames, {
    code: 'Object code',
    batch: 'Batch number',
    state: 'State',
    pictures: 'Pictures',
    reason: 'Why it was not registered',
  }),
  pair(exportOnlyColumns, { model: 'Model number', registerTime: 'Registration time' }),
];
