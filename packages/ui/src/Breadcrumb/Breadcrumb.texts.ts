/** Accessible name of the breadcrumb. */
export const breadcrumbTexts = { landmark: '当前位置' } as const;
