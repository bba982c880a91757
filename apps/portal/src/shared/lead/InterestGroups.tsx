import { listInterestGroups } from '@lima-id/api';
import { Button, Checkbox, Spinner } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../api/call.ts';
import type { LeadInterest } from '../contact/contactEvents.ts';
import { GroupTitle, List, Note, Options } from './InterestField.styles.ts';
import { isChosen, isFull, withApp, withoutApp } from './interests.ts';
import { leadTexts } from './leadTexts.ts';

const { interests: texts } = leadTexts;

interface InterestGroupsProps {
  id: string;
  chosen: readonly LeadInterest[];
  onChange: (chosen: readonly LeadInterest[]) => void;
}

/**
 * The apps of the market by category, as checkboxes. They are optional: after a failure to load, it says so and offers a retry.
 */
export function InterestGroups({ id, chosen, onChange }: InterestGroupsProps) {
  const titleId = useId();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['interestGroups'],
    queryFn: ({ signal }) => call(listInterestGroups, undefined, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined && isFetching) {
    return (
      <Note id={id}>
        <Spinner label={texts.loading} />
      </Note>
    );
  }
  if (data === undefined) {
    return (
      <Note id={id}>
        <output>{texts.failed}</output>
        <Button variant="text" size="sm" flush onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Note>
    );
  }
  const groups = data.filter(({ products }) => products.length > 0);
  if (groups.length === 0) return <Note id={id}>{texts.none}</Note>;
  const full = isFull(chosen);
  return (
    <List id={id}>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`${titleId}-${group.id}`}>
          <GroupTitle id={`${titleId}-${group.id}`}>{group.name}</GroupTitle>
          <Options>
            {group.products.map((app) => {
              const ticked = isChosen(chosen, app.id);
              return (
                <Checkbox
                  key={app.id}
                  checked={ticked}
                  disabled={full && !ticked}
                  onCheckedChange={(next) => onChange(next ? withApp(chosen, app) : withoutApp(chosen, app.id))}
                >
                  {app.name}
                </Checkbox>
              );
            })}
          </Options>
        </section>
      ))}
    </List>
  );
}
