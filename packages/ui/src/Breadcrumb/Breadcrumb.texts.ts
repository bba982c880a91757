/** What the path is called. */
export const breadcrumbTexts = { landmark: '当前位置' } as const;
