import { __PRIVATE__, type IStyledStatics, type IStyleSheetContext } from 'styled-components';

type Style = IStyledStatics<'web', object>['componentStyle'];
type Compile = IStyleSheetContext['stylis'];

/** Styles of loaded components that may not have been inserted yet. */
const loaded = new Set<Style>();

/** Stands for the compiler of a page without plugins, which no compiled style calls. */
const noPlugins: Compile = Object.assign(() => [], { hash: '' });

/**
 * Marks a component whose text of styles was compiled by the build (scripts/styles/compileStyles.ts): each line of it is a rule, in which `&` is
 * the class of the component. It is not compiled again, unless plugins for the compiler are given. Returns the component.
 */
export function compiledStyles<Component extends { componentStyle: Style }>(component: Component): Component {
  const style = component.componentStyle;
  const generate = style.generateAndInjectStyles;
  // A class is derived from the text, so that there is one.
  let rules: string[] | undefined;
  const readRules: Compile = Object.assign(
    (css: string, selector = '') => {
      rules ??= css.replaceAll('&', selector).split('\n');
      return rules;
    },
    { hash: '' },
  );
  style.generateAndInjectStyles = (context, sheet, compile) =>
    generate.call(style, context, sheet, compile.hash === '' ? readRules : compile);
  loaded.add(style);
  return component;
}

/**
 * Inserts the rules of all components whose code has been loaded into the style sheet of the document, before they are shown. Call it while a page
 * rests, for one that is opened from it: where rendering inserts rules, the browser recalculates the styles of the whole document, several times
 * for a page. Components of an application itself are not among them unless its build compiles their styles too.
 */
export function insertLoadedStyles(): void {
  for (const style of loaded) style.generateAndInjectStyles({ theme: {} }, __PRIVATE__.mainSheet, noPlugins);
  loaded.clear();
}
