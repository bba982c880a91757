'use client';
import type { SceneTab } from '@lima-id/domain';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { isStill } from '../hooks/browser.ts';
import { quietPress } from '../hooks/quietPress.ts';
import { useTextDirection } from '../hooks/useTextDirection.ts';
import { LockIcon } from '../icons/icons.tsx';
import { type Texts, useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { SceneIcon } from '../SceneIcon/SceneIcon.tsx';
import { Menu, Panel, Root, Tab, Tabs, Title } from './SceneTabs.styles.ts';
import { sceneTabsTexts } from './SceneTabs.texts.ts';
import { useStripOrientation } from './useStripOrientation.ts';

export interface SceneTabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'dir' | 'defaultValue'> {
  /** In display order; those that need verification come last, after a divider. */
  tabs: readonly SceneTab[];
  /** Value of the selected tab. */
  value: string;
  onValueChange(value: string): void;
  /** Heading of the menu, and accessible name of the tab list. */
  title: string;
  /**
   * The visitor's phone is verified: the scenes that require it are unlocked and look like the others.
   * @default false
   */
  verified?: boolean | undefined;
  /** One `SceneTabPanel` per tab. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

function describe(count: number, locked: boolean, texts: Texts<typeof sceneTabsTexts>): string | undefined {
  const parts = [...(count > 0 ? [texts.count(count)] : []), ...(locked ? [texts.needsVerification] : [])];
  return parts.length === 0 ? undefined : parts.join('，');
}

/** Horizontal scroll position of a strip, in px, at which a tab is the first one. From right to left positions count down from 0. */
function firstPlace(list: HTMLElement, tab: HTMLElement): number {
  const left = tab.offsetLeft - list.offsetLeft;
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  return isRightToLeft ? left + tab.offsetWidth - list.offsetWidth + 20 : left - 20;
}

/** In the strip, scrolls the selected tab to the second place, so that both neighbours are visible. */
function showSecond(list: HTMLElement, smooth: boolean) {
  const active = list.querySelector<HTMLElement>('[data-state="active"]');
  if (active === null || list.scrollWidth <= list.clientWidth) return;
  const before = active.previousElementSibling;
  const left = before instanceof HTMLElement ? firstPlace(list, before) : 0;
  list.scrollTo?.({ left, behavior: smooth ? 'smooth' : 'instant' });
}

/**
 * The scenes of an identifier: a menu to the left of the panel from 1200 px, below that a horizontal strip that sticks under the header and
 * extends over the column's side margins. Only the selected panel is mounted.
 */
export function SceneTabs({ tabs, value, onValueChange, title, verified = false, children, ...rest }: SceneTabsProps) {
  const texts = useTexts('sceneTabs', sceneTabsTexts);
  const translate = useTranslate();
  const orientation = useStripOrientation();
  const list = useRef<HTMLDivElement>(null);
  const { dir, onFocus } = useTextDirection();
  const settled = useRef(false);
  const firstLocked = tabs.findIndex((tab) => tab.needsVerification);
  useEffect(() => {
    if (list.current === null) return;
    const still = isStill();
    showSecond(list.current, settled.current && !still);
    settled.current = true;
  }, [value, orientation]);

  return (
    <Root {...rest} value={value} onValueChange={onValueChange} orientation={orientation} dir={dir} asChild>
      {/* Radix would write the direction of its arrow keys on the element; its content has that of the page. */}
      <div dir={undefined}>
        <Menu>
          <Title aria-hidden="true">{title}</Title>
          <Tabs ref={list} aria-label={title} onFocus={onFocus}>
            {tabs.map((tab, index) => {
              const locked = tab.needsVerification && !verified;
              return (
                <Tab
                  {...quietPress}
                  key={tab.value}
                  value={tab.value}
                  aria-description={describe(tab.count, locked, texts)}
                  data-first-locked={index > 0 && index === firstLocked ? '' : undefined}
                >
                  <SceneIcon templateCode={tab.templateCode} icon={tab.icon} />
                  <span data-part="label">{translate(tab.label)}</span>
                  {tab.count > 0 && !locked ? (
                    <span data-part="count" aria-hidden="true">
                      {tab.count}
                    </span>
                  ) : null}
                  {locked ? <LockIcon data-part="lock" size={14} /> : null}
                </Tab>
              );
            })}
          </Tabs>
        </Menu>
        {children}
      </div>
    </Root>
  );
}

export interface SceneTabPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /** Value of its tab. */
  value: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Content of a scene; mounted only while its tab is selected. */
export function SceneTabPanel(props: SceneTabPanelProps) {
  return <Panel {...props} />;
}
