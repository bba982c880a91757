/** Marks that never begin a line, and those that never end one. */
const neverFirst = /[，。、；：！？）】》」”’…—～·％%,.;:!?)\]}]/;
const neverLast = /[（【《「“‘([{]/;

/** Characters between which a line may end anywhere: Chinese, and the marks set like it. */
const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u3000-\u303F]/;

/** Where a code that is too long for words may end a line: after its own marks. */
const codeJoint = /[/_.,&=?-]/;

/**
 * Whether a line may end between two characters that stand side by side: after a blank, and beside Chinese characters, but with no mark of
 * punctuation on the wrong line. In codes also after the marks that divide them.
 */
export function mayBreak(before: string, after: string, inCode: boolean): boolean {
  if (/\s/.test(after)) return false;
  if (/\s/.test(before)) return true;
  if (inCode && codeJoint.test(before) && !codeJoint.test(after)) return true;
  if (neverFirst.test(after) || neverLast.test(before)) return false;
  return wide.test(before) || wide.test(after);
}
