export const categoryTreeTexts = {
  all: '全部分类',
  below: (name: string) => `${name}的下级分类`,
  loading: '分类加载中',
} as const;
