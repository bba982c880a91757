import { parseIdentifier } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';
import { Rows } from './LoginSide.styles.ts';

/** The segments of the brand's example, each with its issuer. */
export function ExampleRows({ identifier }: { identifier: string }) {
  const verdict = parseIdentifier(identifier);
  if (!verdict.ok) return null;
  const { topNode, secondLevelNode, enterprisePrefix, objectCode } = verdict.code;
  const rows = [
    { part: topNode, name: '国家顶级节点', note: '全国统一分配' },
    { part: secondLevelNode, name: '行业二级节点', note: `${brand.node.industry}行业` },
    { part: enterprisePrefix, name: '企业前缀', note: '注册后由平台发放' },
    { part: objectCode, name: '对象码', note: '由企业自行定义' },
  ];
  return (
    <Rows>
      {rows.map(({ part, name, note }) => (
        <div key={name}>
          <dt>
            <span>{part}</span>
          </dt>
          <dd>
            <span>{name}</span>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </Rows>
  );
}
