/** 2027-06-18 as shown on the page: the year is in the exhibition's name. */
function shortDay(day: string): string {
  return day.slice(5).replace('-', '.');
}

/** Texts of the page of an exhibition besides its content. */
export const texts = {
  name: '智慧展会',
  shortDay,
  time: '时间',
  place: '地点',
  days: (from: string, to: string) => (from === to ? shortDay(from) : `${shortDay(from)}–${shortDay(to)}`),
  visit: '预约参观',
  calendar: '加入日历',
  seat: '预约席位',
  over: '已结束',
  /** In place of an appointment, once an exhibition is over. */
  overText: '本次展会已经结束。展项可以在公司展厅继续体验，欢迎预约到访。',
  visitUs: '预约到访',
  subject: {
    visit: (event: string) => `展会参观：${event}`,
    talk: (title: string) => `展会讲座：${title}`,
    visitUs: '预约到访',
  },
  plan: (stand: string, row: number, column: number, door: string) =>
    `展馆平面图：${stand}在第${row}排第${column}个展位，从${door}进入后直行到达。`,
} as const;
