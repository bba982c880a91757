import { Select, TextField, VisuallyHidden } from '@lima-id/ui';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';
import { documentAddress } from '../documentAddress.ts';
import { texts } from '../texts.ts';
import { MethodTag } from './MethodTag.tsx';
import { Groups, None, Root } from './OperationNav.styles.ts';
import { type OperationGroup, searchOperations } from './operations.ts';

const { api } = texts;

const addressOf = (call: string) => documentAddress({ tab: 'calls', call });

interface OperationNavProps {
  groups: readonly OperationGroup[];
  /** The call that is shown. */
  current: string;
}

/** All calls by group, filtered by the search text: a column of links, on narrow screens a select box. */
export function OperationNav({ groups, current }: OperationNavProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = searchOperations(groups, wanted);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  const options = found.flatMap(({ name, operations }) =>
    operations.map(({ operationId, summary }) => ({ value: operationId, label: `${name} / ${summary}` })),
  );
  const shown = groups
    .flatMap(({ name, operations }) => operations.map((operation) => ({ name, operation })))
    .find(({ operation }) => operation.operationId === current);
  return (
    <Root aria-label={api.groups}>
      <TextField
        label={api.search}
        labelHidden
        type="search"
        placeholder={api.search}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
      />
      <VisuallyHidden as="output">{wanted.trim() === '' ? '' : api.found(count)}</VisuallyHidden>
      {count === 0 ? <None>{api.none}</None> : null}
      <div data-part="choice">
        <Select
          label={api.choose}
          labelHidden
          options={options}
          value={current}
          placeholder={shown === undefined ? api.choose : `${shown.name} / ${shown.operation.summary}`}
          onValueChange={(call) => void navigate(addressOf(call), { state: keepsPlace })}
        />
      </div>
      <Groups>
        {found.map(({ name, operations }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {operations.map(({ operationId, summary, method }) => (
                <li key={operationId}>
                  <Link
                    to={addressOf(operationId)}
                    state={keepsPlace}
                    aria-current={operationId === current ? 'true' : undefined}
                  >
                    <MethodTag method={method} />
                    <span>{summary}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Root>
  );
}
