/** The face a value is set in: codes and figures have theirs, anything else the page's own. */
export type FactFace = 'code' | 'figure' | undefined;

const figure = /^[+±≥≤<>-]?[\d.,:%/\s-]*\d[\d.,:%/\s-]*$/;
const code = /^(?=.*\d)[A-Z0-9]+(?:[-./_][A-Za-z0-9]+)+$|^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{6,}$/;
const identifier = /^\d{2,3}\.\d{2,4}\.\d{3,4}(?:\/\S+)?$/;

/** Chooses the face by the value's shape. Chinese text is never set in the code or figure face. */
export function factFace(value: string): FactFace {
  const text = value.trim();
  if (identifier.test(text)) return 'code';
  if (figure.test(text)) return 'figure';
  return code.test(text) ? 'code' : undefined;
}
