import { type ConfigData, defineMetadata } from 'html-validate';

/** Fractional image sizes: browsers accept them, and the logo needs one. */
const pictures = defineMetadata({ img: { inherit: 'img', attributes: { width: { enum: ['/\\d+(\\.\\d+)?/'] } } } });

/** HTML validation rules for generated documents. */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', pictures],
  rules: {
    // React and the build emit valid HTML in a style of their own; nobody reads it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Computed styles (positions, widths) need a style attribute, and the pages' CSP allows it.
    'no-inline-style': 'off',
    // Lists and groups may have accessible names, as landmarks do.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A code segment is an inline element with a tooltip: it wraps, which a button cannot.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // The agreement's name is a button inside the label of its checkbox.
    'multiple-labeled-controls': 'off',
    // Radio and checkbox groups have accessible names; axe checks them.
    'wcag/h71': 'off',
    // Numbers are copied verbatim.
    'tel-non-breaking': 'off',
  },
};
