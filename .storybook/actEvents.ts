import * as React from 'react';

/** What React still has to do at the end of an `act`; it tells nobody. */
const actWork: { actQueue: unknown[] | null } = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * Sends an event within React's `act`, as Storybook does, and waits for a part that suspends: React drops what such a part leaves over when
 * nobody waits, and the page stands still until something else updates it.
 */
export function sendWithin<Result>(send: () => Result): Result | undefined {
  const environment: { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined } = globalThis as object;
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    let result: Result | undefined;
    let left: unknown[] | null = null;
    const acting: unknown = React.act(() => {
      result = send();
      left = actWork.actQueue;
    });
    // What a synchronous `act` returns can be awaited too.
    if (left !== null && Array.from<unknown>(left).length > 0) void Promise.resolve(acting);
    return result;
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
