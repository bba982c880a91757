/**
 * What attackers try first, in lower case: words, Chinese sayings in pinyin, names of people, places and firms, and numbers with a meaning.
 * A word of four characters or more also counts without its first one, since that is what remains when its first letter is a capital.
 * Source: docs/rules/password.md.
 */
export const weakWords =
  // Words and default passwords of devices
  'pass passwd pwd admin administrator root user guest test demo default login system server oracle mysql welcome hello ' +
  'letmein master secret access changeme super superman batman dragon monkey tiger shadow killer football basketball ' +
  'baseball soccer jordan michael sunshine princess flower summer winter spring autumn freedom forever angel baby love ' +
  'lovely iloveyou loveyou pokemon computer internet google apple samsung windows china chinese happy lucky money good ' +
  'cookie star game office company manager service support info mail email wifi data ' +
  // Pinyin: sayings and words
  'woaini woaiwo woaiziji woaizhongguo aini aiwo wobuzhidao woshishui wodemima wode nihao laogong laopo baobei baobao ' +
  'qinai mama baba gege jiejie didi meimei shengri kuaile xingfu jiankang pingan facai xinnian zhongguo tiantang ' +
  'tianshi taiyang yueliang xingxing caonima nimabi shabi wangba bendan zhuzhu tiantian mingtian yongyuan aiqing pengyou ' +
  // Pinyin: surnames, given names, whole names
  'wang zhang chen yang huang zhao zhou zhu guo lin gao luo zheng liang xie song tang deng feng han peng zeng xiao tian ' +
  'dong pan yuan jiang shen liu sun wei jia shi jin hao kang mao meng long lei tao wen fang min jing xiu ying qiang ' +
  'yong jie juan chao ping gang hui hong lan xia yun ning xin hua ' +
  'wangli wangwu liwei lina lijun lijie liyang limei liming lilei lisi lili liqiang zhangli zhangsan zhaoliu xiaoming ' +
  'hanmeimei ' +
  // Places and firms
  'beijing shanghai guangzhou shenzhen tianjin nanjing wuhan chengdu xian jinan qingdao dezhou ningjin shandong ' +
  'guangdong alibaba taobao zhifubao alipay tencent weixin wechat weibo baidu huawei xiaomi douyin jingdong sina ' +
  // Numbers: love, luck, lines and services
  '520 521 1314 5201314 1314520 5211314 7758521 7758258 584520 201314 3344520 168 518 618 818 1688 5188 112233 110 119 ' +
  '120 12306 10086 10010 9527 007 911 996 159 951 159357 789456 147852 258456 100200 314159';

/**
 * Sequences of neighbours: the alphabet, digits, rows and columns of keyboards and telephones, two rows alternating. Every part of a
 * sequence, forwards or backwards, is a sequence. Source: docs/rules/password.md.
 */
export const rows =
  'abcdefghijklmnopqrstuvwxyz 01234567890 13579 02468 qwertyuiop asdfghjkl zxcvbnm qazwsxedcrfvtgbyhnujmikolp ' +
  'qweasdzxcrtyfghvbn 147258369 741852963 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik ' +
  'a1b2c3d4e5f6g7h8 1a2b3c4d5e6f7g8h !@#$%^&*()_+ ~!@#';
