/** Marks a promise when it is fulfilled: React reads the two properties in `use`, and renders without suspending. Returns the promise. */
export function markFulfilled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
