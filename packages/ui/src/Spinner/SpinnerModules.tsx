import { Modules } from './Spinner.styles.ts';

/** The drawing of the spinner alone: four modules, 11 px square, in the colour of the text around it. */
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
