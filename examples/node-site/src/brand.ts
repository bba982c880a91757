/** The site's brand as data. The company is fictional. */
export const brand = {
  name: '灯谱',
  latinName: 'DENGPU',
  industry: '照明电器',
  primary: '#93356B',
  drawingAccent: '#E0A100',
};
