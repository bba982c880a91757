import type { PageName } from '../../packages/api/src/pages/pages.ts';
import type { BuiltPortal } from './builtPortal.ts';
import { scriptsOf, weighDocument } from './documentWeight.ts';
import type { PageWeight } from './pageBudgets.ts';

const kilobyte = 1000;

/** The middle of some numbers, the upper one of two. */
function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * What a page of the build weighs. Of its documents the heaviest counts, but for elements, where it is the middle one: a long article is its
 * author's affair, while what all articles gain is the page's.
 */
export function weighPage(portal: BuiltPortal, page: PageName): PageWeight {
  const before = portal.scriptsBefore(page);
  const documents = portal.documents(page);
  const named = documents.map((html) => scriptsOf(html).map((path) => path.slice(1)));
  const weights = documents.map(weighDocument);
  // A page without documents is sent as the frame, whose scripts are among those before.
  const gzip = [[], ...named].map((scripts) => portal.weigh(new Set([...before, ...scripts])).gzip);
  return {
    scripts: Math.max(...gzip) / kilobyte,
    evaluated: portal.weigh(before).bytes / kilobyte,
    ...(weights.length > 0 && {
      chunks: Math.max(...weights.map(({ chunks }) => chunks)),
      elements: middleOf(weights.map(({ elements }) => elements)),
      rules: Math.max(...weights.map(({ rules }) => rules)),
    }),
  };
}
