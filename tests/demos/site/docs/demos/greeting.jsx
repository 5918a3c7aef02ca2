/** title: Greeting */
export default function Greeting({ locale }) {
  return <p className="greeting">{locale === 'zh-CN' ? '你好' : 'Hello'}</p>;
}
