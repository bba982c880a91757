/** A condition that the browser of the tests never meets. */
type UnmetMedia = 'print' | '(any-pointer: coarse)';

/** The media rules of a condition among these rules and in them. */
function rulesOf(rules: CSSRuleList, condition: UnmetMedia): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const own = rule instanceof CSSMediaRule && rule.media.mediaText === condition;
    return [...(own ? [rule] : []), ...rulesOf(rule.cssRules, condition)];
  });
}

/** What is measured while the styles of a media condition apply. They apply during the call only, so measure at once. */
export function underMedia<Measured>(condition: UnmetMedia, measure: () => Measured): Measured {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules, condition));
  // Otherwise what is measured is where a transition begins.
  const still = document.createElement('style');
  still.textContent = ':root:root *, :root:root *::before, :root:root *::after { transition: none !important; }';
  document.head.append(still);
  for (const { media } of rules) media.mediaText = 'all';
  try {
    return measure();
  } finally {
    still.remove();
    for (const { media } of rules) media.mediaText = condition;
  }
}
