import { VisuallyHidden } from '@lima-id/ui';
import type { ReactNode } from 'react';
import type { StoredUser } from '../session/storedUser.ts';
import { Columns, Page, Stack } from './PersonalFrame.styles.ts';
import { PersonalMenu } from './PersonalMenu.tsx';
import type { PersonalPage } from './personalAddresses.ts';

interface PersonalFrameProps {
  /** Name of the page, read aloud. */
  title: string;
  user: StoredUser;
  /** The entry of the menu that the page belongs to. */
  page: PersonalPage;
  children: ReactNode;
}

/** The menu of the personal pages, and the cards of the one that is open. */
export function PersonalFrame({ title, user, page, children }: PersonalFrameProps) {
  return (
    <Page>
      <Columns>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <PersonalMenu user={user} page={page} />
        <Stack>{children}</Stack>
      </Columns>
    </Page>
  );
}
