'use client';
import type { ComponentPropsWithRef } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { countText } from '../locale/countText.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Group, Rest } from './Avatar.styles.ts';
import { avatarTexts } from './Avatar.texts.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { groupSize } from './groupSize.ts';

/** A person of a group. */
export interface AvatarPerson extends Pick<AvatarProps, 'name' | 'src' | 'icon' | 'variant'> {
  /** Distinguishes people of the same name; never shown. */
  id: string;
}

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list: 协作成员. */
  label: string;
  /** The most important first. */
  people: readonly AvatarPerson[];
  /** Number of all people, when `people` has only the first of them. */
  total?: number | undefined;
  /**
   * The most boxes, including +N; at least 2.
   * @default 4
   */
  max?: number | undefined;
  /**
   * Squares of 24, 32 and 48 px.
   * @default 'md'
   */
  size?: AvatarProps['size'] | undefined;
}

/** Several people in a row, and the number of those for whom there is no room. */
export function AvatarGroup({ label, people, total, max = 4, size = 'md', ...rest }: AvatarGroupProps) {
  const texts = useTexts('avatar', avatarTexts);
  const { shown, rest: others } = groupSize(people.length, total ?? people.length, max);
  return (
    <Group role={listRole} aria-label={label} {...rest}>
      {people.slice(0, shown).map(({ id, ...person }) => (
        <li key={id}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others === 0 ? null : (
        <li>
          <Rest data-size={size} aria-hidden="true">
            {`+${countText(others)}`}
          </Rest>
          <VisuallyHidden>{texts.rest(others)}</VisuallyHidden>
        </li>
      )}
    </Group>
  );
}
