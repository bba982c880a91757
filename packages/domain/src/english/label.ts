import {
  labelColumnsMax,
  labelPageMaxMm,
  labelRowsMax,
  labelSideMaxMm,
  labelSideMinMm,
  labelsMax,
} from '../label/limits.ts';
import { labelMessages } from '../messages/label.ts';
import { pair } from './catalogue.ts';

export const labelPairs = [
  pair(labelMessages, {
    format: {
      output: 'Choose a file format for the labels: PDF, SVG, PNG, ZPL or CSV',
      symbol: 'Choose the symbol of the labels: a QR code or Data Matrix',
      level: 'The error correction of a QR code is M or Q, choose again',
      texts: 'The texts of a label are code, product name and enterprise name, choose again',
      sheet: 'There is no such sheet, choose one from the list or enter your own measures',
      oneSheet: 'Choose a sheet or enter your own measures, one of the two',
      label: `Width and height of a label are ${labelSideMinMm} to ${labelSideMaxMm} mm, correct them`,
      distance: `Margins and gaps are 0 to ${labelPageMaxMm} mm, correct them`,
      page: `Width and height of the paper are ${labelSideMinMm} to ${labelPageMaxMm} mm, correct them or leave them empty`,
      count: `Labels lie in 1 to ${labelColumnsMax} columns and 1 to ${labelRowsMax} rows, correct them`,
      outside: 'The labels do not fit the paper, reduce columns, rows, margins or gaps, or choose larger paper',
      dotsPerMm: 'A printer has 8, 12 or 24 dots per mm, choose what its manual says',
    },
    layout: {
      symbol: (label, side) =>
        `The code could not be read on a label of ${label} mm, which needs a width and a height of at least ${side} mm: choose larger labels, Data Matrix, error correction M, or a printer of a higher density`,
      texts: (label) => `The chosen texts do not fit a label of ${label} mm, choose larger labels or fewer texts`,
      address: 'The address of the identifier is too long for a code, contact the platform',
    },
    choice: {
      either: 'Enter object codes, or the number of a model and of its batch, one of the two',
      none: 'There are no identifiers to draw labels for, enter at least one object code',
      tooMany: `At most ${labelsMax.toLocaleString('en')} labels are drawn at a time, draw them in parts by object codes`,
      empty: (number) =>
        `The batch ${number} has no identifiers to draw labels for, register some first or choose another batch`,
      void: (code) =>
        `The object code ${code} is void and gets no label, remove it and submit again, or choose to leave void ones out`,
    },
    noAddress: 'The platform has no public address yet, so that the codes could not be opened, contact the platform',
    busy: 'Many are drawing labels, try again later',
    ownBusy: 'Labels of your enterprise are being drawn already, wait for them and try again',
  }),
];
