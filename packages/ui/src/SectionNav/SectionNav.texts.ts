/** What the navigation of a page's sections says by itself. */
export const sectionNavTexts = { landmark: '页内导航' } as const;
