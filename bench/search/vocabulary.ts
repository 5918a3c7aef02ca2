/** Most frequent first; rare words are composed below. */
const COMMON = `the to a of is and in for you that this it be with as are on can or not if by an from when your will
use one which at value all has name only each set other do using should need call any page type list new more user
function data same example default code file key after before request response server client string number object
array field parameter error option method return result path query index token session player game score rank invite
share message event track archive device platform login logout version locale theme search build test source change
update create delete read write open close start stop first last next time date minute second account address amount
answer balance browser button cache channel check condition content context cookie count credit currency database
debug detail display document domain download draft duration element email empty entry environment exchange expire
export feature filter folder format gateway group handle header height history host image import include input install
instance invalid item language layout leader length level limit link local lock match maximum memory menu minimum
mobile model module network notice offset operation order output owner package panel password payment permission
phone plugin policy position prefix preview price private product profile project property provider public purchase
queue quota random range receipt record redeem reference region release remote replace report reset resource retry
reward role root route sample save schema scope script section secret select sender sequence service setting signature
size snapshot socket sort stage state status storage stream style success suffix support switch system table target
task template text timeout title total transaction transfer transport trigger unique upload usage valid verify view
visible wallet warning webhook widget width window worker`.split(/\s+/);

const PREFIXES = ['', 're', 'un', 'pre', 'sub', 'over', 'inter', 'auto', 'multi', 'non', 'de', 'cross'];
const STEMS =
  `act bind cast chart click code connect cover deal draw fetch fill flow form frame grant graph guard hook join
lay light load log map mark mask merge mount name note pack parse patch place play plug point poll post press print
proof pull push rate render route scale scan seal serve set shape shift sign sort spawn stack stamp state step store
stream struct sync tag test tie time touch trace track train turn type view wait walk warp watch wrap yield`.split(
    /\s+/,
  );
const SUFFIXES = ['', 's', 'ed', 'er', 'ing', 'able', 'ment', 'ness', 'ful', 'ly', 'ance', 'ion'];

const CHINESE_COMMON =
  `的 了 是 在 和 有 为 不 时 会 可以 使用 如果 一个 用户 参数 返回 请求 接口 数据 需要 进行 通过 设置 当前 类型
文件 调用 默认 配置 支持 方法 对象 玩家 游戏 登录 排行 分数 邀请 分享 好友 存档 设备 平台 版本 时间 字段 错误 密钥 会话 令牌 列表 页面
组件 函数 属性 事件 示例 说明 注意 服务 服务器 客户端 创建 删除 更新 获取 查询 提交 保存 成功 失败 过期 有效 无效 唯一 标识 名称 地址
结果 内容 信息 状态 权限 功能 操作 系统 环境 项目 模块 代码 测试 构建 部署 发布 开发者 上报 埋点 兑换 奖励 金币 头像 昵称 性别 城市`.split(
    /\s+/,
  );
const CHINESE_SIGNS = `上下中大小多少开关前后内外新旧高低长短快慢出入左右进退分合加减增改查删定时点线面体角度量数字符号组件包含义务必须要求知道理解释放置
换取消息流程序列表格式样本地图像素材料理由来源头尾部署名词句段落实际际遇见面向导航空间隔离线路径直接口令牌照片断言语音色彩虹`;

export function makeWords(count: number): string[] {
  const words = new Set(COMMON);
  for (const prefix of PREFIXES) {
    for (const suffix of SUFFIXES) for (const stem of STEMS) words.add(prefix + stem + suffix);
  }
  return [...words].slice(0, count);
}

export function makeChineseWords(count: number): string[] {
  const words = new Set(CHINESE_COMMON);
  const signs = [...new Set(CHINESE_SIGNS.replace(/\s/g, ''))];
  for (let apart = 1; apart < signs.length; apart++) {
    for (const [place, sign] of signs.entries()) words.add(sign + signs[(place + apart) % signs.length]);
  }
  return [...words].slice(0, count);
}
