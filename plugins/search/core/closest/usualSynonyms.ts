/** Each line lists synonyms, in English and Chinese. */
const LINES = `
leaderboard, leader board, ranking list, ranking, rankings, rank list, rank, scoreboard, score board, high score, hall of fame, top list, 排行榜, 排行, 排名, 榜单, 天梯, 天梯榜, 积分榜
archive, save game, saved game, game save, savegame, save data, cloud save, cloud storage, storage, save, persist, persistence, key value, 存档, 云存档, 云存储, 云端存储, 存储, 储存, 保存, 进度
redeem code, redemption code, coupon, coupon code, gift code, gift card, promo code, promotion code, voucher, cdkey, cd key, cdk, activation code, bonus code, redeem, redemption, 兑换码, 礼包码, 激活码, 优惠码, 优惠券, 代金券, 兑换, 礼包, 礼品码, 口令码
login, log in, logon, sign in, signin, log on, authenticate, authentication, authentification, auth, 登录, 登陆, 登入, 授权登录
authentication, authorization, auth, credentials, api key, security, 鉴权, 认证, 身份验证, 授权, 凭证
api key, secret, app secret, api secret, secret key, client secret, 密钥, 秘钥, 应用密钥
access token, token, bearer token, jwt, oauth token, 访问令牌, 令牌, 凭据
refresh token, renew token, token refresh, 刷新令牌, 刷新 token, 续期
register, sign up, signup, registration, create account, 注册
logout, log out, sign out, signout, log off, logoff, sign off, 登出, 退出登录, 退出, 注销登录
deregister, unregister, deregistration, delete account, account deletion, close account, remove account, delete user, erase user, gdpr, right to be forgotten, 注销, 注销账号, 账号注销, 注销账户, 删除账号, 删号, 销户
session, login state, keep alive, keepalive, heartbeat, session key, 会话, 登录态, 心跳, 保活
session expired, session timeout, login expired, expired session, 会话过期, 会话已过期, 登录过期, 登录失效, 登录态失效, 掉线
invite, invitation, referral, refer a friend, invite friends, 邀请, 拉新, 邀请好友, 裂变
share, sharing, forward, share card, 分享, 转发
help, assist, friend help, boost, ask for help, ask friends, 助力, 求助, 帮忙, 砍一刀
counter, count, tally, increment, 计数器, 计数, 累加, 次数
config, configuration, remote config, settings, feature flag, feature toggle, app config, config center, 配置, 远程配置, 配置中心, 开关, 热更新
track, tracking, event tracking, analytics, telemetry, event logging, log event, metrics, statistics, 埋点, 打点, 上报, 事件上报, 数据上报, 统计, 数据统计
timestamp, server time, current time, clock, ntp, time sync, unix time, 时间戳, 服务器时间, 对时, 时间同步, 校时
location, geolocation, geoip, ip lookup, region, geo, geocoding, reverse geocoding, gps, latitude longitude, 地区, 定位, 归属地, 经纬度, 位置, 地理位置
decrypt, decryption, decode, 解密, 解码
encrypt, encryption, encode, 加密, 编码
error code, errors, error, status code, return code, failure code, errcode, 错误码, 报错, 错误, 返回码, 状态码, 异常
rate limit, rate limited, rate limiting, throttle, throttled, throttling, too many requests, quota, qps, 429, 限频, 限流, 频率限制, 频次限制, 频繁, 频控
sandbox, mock, mock server, fake server, test environment, test server, staging, local server, emulator, simulator, dry run, localhost, 沙盒, 沙箱, 模拟, 测试环境, 本地测试, 本地调试, 挡板, 联调
getting started, quick start, quickstart, hello world, tutorial, first call, first steps, onboarding, integrate, integration, set up, install, 快速上手, 快速开始, 入门, 新手教程, 教程, 接入, 集成, 对接
openapi, swagger, oas, api definition, api spec, api reference, postman, 接口文档, 接口定义
overview, conventions, all calls, endpoints, endpoint list, api list, api overview, 概览, 总览, 接口列表, 全部接口
base url, base address, host, domain, endpoint, server address, 基础地址, 域名, 接口地址, 请求地址
model, entity, schema, data model, type, structure, 数据模型, 模型, 实体, 结构, 数据结构
response, envelope, response format, result format, 响应, 返回格式, 响应格式, 返回值, 返回结构
parameter, argument, param, 参数, 入参
page, paging, pagination, paginate, cursor, 分页, 翻页
filter, where, condition, 筛选, 过滤
batch, bulk, several, multiple, 批量, 多个
delete, remove, erase, clear, wipe, reset, 删除, 移除, 清除, 清空
get, read, fetch, query, retrieve, load, 获取, 读取, 查询, 加载
set, write, put, store, update, upload, 设置, 写入, 更新, 上传
create, generate, add, new, make, 生成, 创建, 新建
check, verify, validate, validation, 检查, 校验, 验证, 检验
poll, polling, long polling, interval, 轮询, 间隔
webhook, callback, notification, push, 回调, 通知, 推送
retry, repeat, backoff, timeout, time out, 重试, 超时, 重连
limit, maximum, quota, restriction, 限制, 上限, 额度
deprecated, obsolete, removed, 废弃, 弃用, 下线
bigint, int64, long, large id, big integer, 大整数, 长整型, 精度, 精度丢失
cheat, cheating, anti cheat, hack, hacker, fraud, tamper, 作弊, 防作弊, 反作弊, 外挂, 篡改
ban, banned, block, blocked, blacklist, high risk, 封号, 封禁, 拉黑, 风控
not found, missing, does not exist, 404, 不存在, 找不到, 没有找到
invalid, wrong, incorrect, illegal, bad, 无效, 错误, 不正确, 非法
expired, expire, timeout, outdated, 过期, 失效, 已过期
unauthorized, unauthenticated, forbidden, permission denied, access denied, 401, 403, 未授权, 无权限, 没有权限
not enabled, disabled, not activated, not open, 未启用, 未开通, 没开通
user, player, account, 用户, 玩家, 账号, 账户
user info, user details, user profile, profile, player info, 用户信息, 玩家信息, 个人资料
friend, friends, 好友, 朋友
reward, bonus, prize, 奖励, 奖品
score, points, 分数, 积分, 得分
javascript, js, nodejs, node, node js
typescript, ts
golang, go
cocos, cocos creator, game engine, 游戏引擎
unity, unity3d, c#
wechat, weixin, wx, 微信
douyin, tiktok, dy, tt, 抖音
kuaishou, kwai, ks, 快手
code sample, sample, example, snippet, demo, 示例, 样例, 例子, 代码
sdk, client library, package, 开发包
changelog, release notes, what is new, 更新日志, 变更记录
production, go live, launch, release, checklist, 上线, 发布, 检查清单
server side, backend, 服务端, 后端, 服务器
client side, frontend, 客户端, 前端
`;

/** Synonyms common among developers; sites add more with the option `synonyms`. */
export const USUAL_SYNONYMS: ReadonlyArray<readonly string[]> = LINES.trim()
  .split('\n')
  .map((line) => line.split(', '));
