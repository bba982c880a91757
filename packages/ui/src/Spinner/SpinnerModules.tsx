import { Modules } from './Spinner.styles.ts';

/** Just the graphic of the spinner: four modules, 11 px square, in the current colour. */
export function SpinnerModules() {
  return (
    <Modules width="11" height="11" viewBox="0 0 11 11" aria-hidden="true">
      <rect width="5" height="5" />
      <rect x="6" width="5" height="5" />
      <rect y="6" width="5" height="5" />
      <rect x="6" y="6" width="5" height="5" />
    </Modules>
  );
}
