import { parseSync, Visitor } from 'rolldown/utils';

/** A template of styles whose component has an id: `styled.div.withConfig({ componentId: "…" })` and its text. */
export interface StyledTemplate {
  componentId: string;
  tag: string;
  /** With its backquotes. */
  text: string;
}

/** A module with its templates replaced, those aside for which `replace` returns null. Throws for a component without an id, or with a name, which would be a part of it. */
export function replaceTemplates(
  file: string,
  code: string,
  replace: (template: StyledTemplate) => string | null,
): string {
  let [replaced, done] = ['', 0];
  new Visitor({
    TaggedTemplateExpression({ start, end, tag: { end: textStart } }) {
      const [tag, text] = [code.slice(start, textStart), code.slice(textStart, end)];
      if (!/^styled\b/.test(tag)) return;
      const [, componentId] = /componentId:\s*"([^"]+)"/.exec(tag) ?? [];
      if (componentId === undefined) throw new Error(`${file}: this component has no id: ${tag}`);
      if (tag.includes('displayName')) throw new Error(`${file}: this component has a name in its id: ${tag}`);
      const other = replace({ componentId, tag, text });
      if (other === null) return;
      replaced += code.slice(done, start) + other;
      done = end;
    },
  }).visit(parseSync(file, code).program);
  return replaced + code.slice(done);
}
