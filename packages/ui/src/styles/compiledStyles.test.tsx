import { fileURLToPath } from 'node:url';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  __PRIVATE__,
  type IStyledStatics,
  ServerStyleSheet,
  StyleSheetContext,
  StyleSheetManager,
  styled,
} from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { compileStyles, withCompiledStyles, withComponentIds } from '../../scripts/styles/compileStyles.ts';
import { components as written } from './compiledStyles.test.data.ts';
import { compiledStyles, insertLoadedStyles } from './compiledStyles.ts';

const file = fileURLToPath(new URL('./compiledStyles.test.data.ts', import.meta.url));
const texts = await compileStyles([file], []);
const names = Object.keys(written) as (keyof typeof written)[];
const ids = Object.fromEntries(names.map((name, index) => [name, [...texts.keys()][index] ?? '']));
const textOf = (name: keyof typeof written) => texts.get(ids[name] ?? '');

/** A component with the id that the build gives it. */
function made(name: keyof typeof written, text: string, base?: IStyledStatics<'web', object>) {
  const construct = base === undefined ? styled.div : styled(base as never);
  return construct.withConfig({ componentId: ids[name] ?? '' })([text] as never);
}

/** A component as it is written. */
function plain(name: keyof typeof written, base?: ReturnType<typeof made>) {
  const text = written[name].componentStyle.rules.join('');
  return made(name, text.replaceAll(written.Mark.styledComponentId, ids.Mark ?? ''), base);
}

/** A component as the build writes it. */
function compiled(name: keyof typeof written, base?: ReturnType<typeof made>) {
  return compiledStyles(made(name, textOf(name) ?? '', base));
}

/** The styles of a page, with the class that is derived from the text of each component as a number. */
function stylesOf(page: ReactNode): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(page));
  const [, classes = ''] = /class="([^"]*)"/.exec(markup) ?? [];
  return classes
    .split(' ')
    .reduce((styles, name, index) => styles.replaceAll(name, `c${index}`), sheet.getStyleTags())
    .replaceAll(/ ?([>+~:]) ?/g, '$1');
}

describe('compileStyles', () => {
  it('has no text for two components in a selector, and for what extends it', () => {
    expect(names.filter((name) => textOf(name) === null)).toEqual(['Row', 'Last']);
    expect(textOf('Empty')).toBe('');
  });

  it('writes a rule in each line, without comments', () => {
    expect(textOf('Box')?.split('\n').slice(0, 2)).toEqual(['&{color:green;}', "&[data-size='sm']{padding:4px;}"]);
    expect(textOf('Box')).not.toContain('/*');
  });
});

describe('withCompiledStyles', () => {
  const code = withCompiledStyles(file, withComponentIds(file), texts, '../styles/compiledStyles.js');

  it('puts the compiled texts in place of the templates, and leaves the others', () => {
    expect(code).toContain(`compiledStyles(styled.i.withConfig({ componentId: "${ids.Mark}" })(["&{width:8px;}"]))`);
    expect(code).toContain(`styled.div.withConfig({ componentId: "${ids.Row}" })\`& + &{`);
    expect(code).toMatch(/^import \{ compiledStyles \} from "\.\.\/styles\/compiledStyles\.js";/);
  });

  it('rejects a module of which it has no texts', () => {
    expect(() => withCompiledStyles(file, withComponentIds(file), new Map(), '')).toThrow('was not compiled');
    expect(() => withCompiledStyles(file, 'export const A = styled.div`color: red;`;', texts, '')).toThrow('has no id');
    const named = 'styled.i.withConfig({ displayName: "Mark", componentId: "sc-1-0" })`color: red;`;';
    expect(() => withCompiledStyles(file, named, texts, '')).toThrow('has a name');
  });
});

describe('compiledStyles', () => {
  it.each<keyof typeof written>(['Mark', 'Box', 'Empty'])(
    'writes the rules that styled-components compiles of %s',
    (name) => {
      const [One, Other] = [compiled(name), plain(name)];
      expect(stylesOf(<One />)).toBe(stylesOf(<Other />));
    },
  );

  it('writes the rules of keyframes before those of a component, once', () => {
    // The name of keyframes is derived from their text, which the build shortens.
    const named = (styles: string) => styles.replaceAll(/@keyframes (\w+)/.exec(styles)?.[1] ?? '', 'turn');
    const rulesOf = (page: ReactNode) =>
      named(stylesOf(page))
        .replaceAll(/<[^>]*>/g, '')
        .split('/*!sc*/')
        .map((rule) => rule.trim())
        .filter((rule) => rule !== '' && !rule.startsWith('data-styled'));
    const [One, Other] = [compiled('Wheel'), written.Wheel];
    expect(rulesOf(<One />)).toEqual(rulesOf(<Other />));
    expect(rulesOf(<One />)).toHaveLength(3);
  });

  it('writes those of an extended component before its own', () => {
    const [One, Other] = [compiled('Wide', compiled('Box')), plain('Wide', plain('Box'))];
    expect(stylesOf(<One />)).toBe(stylesOf(<Other />));
  });

  it('can be extended by a component that is compiled when it is shown', () => {
    const [One, Other] = [compiled('Box'), plain('Box')].map((Base) => styled(Base)`&:hover { top: ${2}px; }`);
    if (One === undefined || Other === undefined) throw new Error('There are two.');
    const idsAside = (styles: string) => styles.replaceAll(/sc-\w+-\w+|\.g\d+/g, 'id');
    expect(idsAside(stylesOf(<One />))).toBe(idsAside(stylesOf(<Other />)));
  });

  it('is compiled again where a namespace or a plugin asks for it', () => {
    const inNamespace = (Component: ReturnType<typeof made>) => (
      <StyleSheetManager namespace="#host">
        <Component />
      </StyleSheetManager>
    );
    const styles = stylesOf(inNamespace(compiled('Box')));
    expect(styles).toBe(stylesOf(inNamespace(plain('Box'))));
    expect(styles).toContain('#host ');
  });

  it('is not compiled where nothing asks for it', () => {
    const compile = Object.assign(vi.fn(), { hash: '' });
    const sheet = new ServerStyleSheet();
    const Box = compiled('Box');
    renderToString(
      <StyleSheetContext value={{ styleSheet: sheet.instance, stylis: compile }}>
        <Box />
        <Box />
      </StyleSheetContext>,
    );
    expect(sheet.getStyleTags()).toContain('color:green');
    expect(compile).not.toHaveBeenCalled();
  });
});

describe('insertLoadedStyles', () => {
  it('inserts the rules of loaded components before they are shown, once', () => {
    const insert = vi.spyOn(__PRIVATE__.mainSheet, 'insertRules');
    const id = 'sc-loaded-0';
    compiledStyles(styled.div.withConfig({ componentId: id })(['&{color:teal;}\n&:hover{color:navy;}'] as never));
    insertLoadedStyles();
    insertLoadedStyles();
    const inserted = insert.mock.calls.filter(([group]) => group === id);
    expect(inserted.map(([, , rules]) => rules)).toEqual([
      [expect.stringMatching(/^\.[\w-]+\{color:teal;\}$/), expect.stringMatching(/^\.[\w-]+:hover\{color:navy;\}$/)],
    ]);
    insert.mockRestore();
  });
});
