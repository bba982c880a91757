'use client';
import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../hooks/browser.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { More, Nav, Panel, Row } from './Header.styles.ts';
import { headerTexts } from './Header.texts.ts';
import type { HeaderItem } from './headerProps.ts';
import { useDisclosure } from './useDisclosure.ts';
import { isNavHidden, useFittingItems } from './useFittingItems.ts';

/** Animates the bracket from the previous to the new active item. */
function useSlidingBracket(active: number) {
  const link = useRef<HTMLAnchorElement>(null);
  const before = useRef<{ active: number; left: number; width: number } | null>(null);
  useLayoutEffect(() => {
    const element = link.current;
    if (element === null || isNavHidden()) {
      before.current = null;
      return;
    }
    const { left, width } = element.getBoundingClientRect();
    const old = before.current;
    before.current = { active, left, width };
    if (old === null || old.active === active || isStill()) return;
    element.animate?.([{ transform: `translateX(${old.left - left}px)`, width: `${old.width}px` }, {}], {
      pseudoElement: '::after',
      duration: Number.parseFloat(lightTheme['motion-base']),
      easing: lightTheme['motion-standard'],
    });
  });
  return link;
}

/** The main navigation from tablets up: the items that fit in one row, the rest behind a button. */
export function MainNav({ items }: { items: readonly HeaderItem[] }) {
  const texts = useTexts('header', headerTexts);
  const active = items.findIndex((item) => item.active);
  const { rowRef, shown } = useFittingItems(
    items.map((item) => item.label),
    active,
  );
  const activeLink = useSlidingBracket(active);
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure();
  const rest = shown === null ? [] : items.filter((_, index) => !shown.includes(index));
  return (
    <Nav aria-label={texts.landmark} data-wide="">
      <Row ref={rowRef} data-measured={shown === null ? undefined : ''}>
        <ul>
          {items.map((item, index) => (
            <li key={item.href} data-hidden={shown === null || shown.includes(index) ? undefined : ''}>
              <Link
                href={item.href}
                {...(item.external ? { external: true } : {})}
                {...(index === active ? { 'aria-current': 'true' as const, ref: activeLink } : {})}
                data-active={index === active ? '' : undefined}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
        <More {...rootProps} data-unused={rest.length === 0 ? '' : undefined}>
          <button type="button" {...buttonProps}>
            <span>{texts.more}</span>
            <ChevronDownIcon size={16} />
          </button>
          <Panel {...panelProps} hidden={!open || rest.length === 0}>
            {rest.map((item) => (
              <Link key={item.href} href={item.href} {...(item.external ? { external: true } : {})} onClick={close}>
                {item.label}
              </Link>
            ))}
          </Panel>
        </More>
      </Row>
    </Nav>
  );
}
