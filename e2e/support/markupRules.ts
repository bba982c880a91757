import { type ConfigData, defineMetadata } from 'html-validate';

/** Sizes of pictures may be halves: browsers read them, and the logo is as wide. */
const pictures = defineMetadata({ img: { inherit: 'img', attributes: { width: { enum: ['/\\d+(\\.\\d+)?/'] } } } });

/** What is wrong in a document that a machine wrote. */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', pictures],
  rules: {
    // How React and the build write what HTML allows: no one reads it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Computed styles (positions, widths) reaches a style no other way, and the policy of pages lets it.
    'no-inline-style': 'off',
    // Lists and groups have names as landmarks do.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A part of a code explains itself, and breaks with its line as a button cannot.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // The name of an agreement opens it: its button stands in the words of its checkbox.
    'multiple-labeled-controls': 'off',
    // Groups of choices have their names as landmarks do: axe sees to it.
    'wcag/h71': 'off',
    // Numbers are copied as they stand.
    'tel-non-breaking': 'off',
  },
};
