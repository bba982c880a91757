import { useParams } from 'react-router-dom';
import { ArticlePage } from './ArticlePage.tsx';
import { newsList } from './newsList.ts';
import { UnknownArticle } from './UnknownArticle.tsx';

/** The article that the address names. */
export default function ArticleScreen() {
  const { id } = useParams();
  const news = newsList.find((one) => `${one.id}` === id);
  return news === undefined ? <UnknownArticle /> : <ArticlePage news={news} />;
}
