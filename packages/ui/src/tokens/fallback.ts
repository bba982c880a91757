/**
 * The height of the window, without the bars of a phone's browser while they are shown: a length for `calc()`. A browser without `dvh` takes
 * `vh`; its unit alone would do nothing there, since an unknown unit beside a variable empties the whole declaration.
 */
export const viewHeight = 'var(--lima-view-height, 100vh)';

/** Sets {@link viewHeight}. */
export const viewHeightStyle = ':root{--lima-view-height:100vh;@supports (height:100dvh){--lima-view-height:100dvh;}}';

/** A condition, followed by a block with what browsers without `:has()` get, such as the focus ring of what holds a hidden field. */
export const withoutHas = '@supports not selector(:has(*))';
