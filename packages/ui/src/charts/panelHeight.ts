/** Height in px of the plot of a chart beside another panel of a page, from 768 px up. */
export const panelHeightPx = 280;
