/** Each line lists synonyms, in English and Chinese. */
const LINES = `
leaderboard, leader board, board, ranking list, ranking, rankings, rank list, rank, scoreboard, score board, high score, hall of fame, top list, 排行榜, 排行, 排名, 榜单, 天梯, 天梯榜, 积分榜, ladder, season, seasonal, top players, high scores, 赛季, 名次, 上榜, 前几名, paihangbang, tier, elo, 段位, 周榜, 月榜, 总榜, 群排行, 好友榜, 第几名, hiscore, hi score, lb, 前十, 前十名, tournament, league, contest, competition, 锦标赛, 联赛, 比赛
archive, save game, saved game, game save, savegame, save data, cloud save, cloud storage, storage, save, persist, persistence, key value, 存档, 云存档, 云存储, 云端存储, 存储, 储存, 保存, 进度, player prefs, playerprefs, user defaults, local storage, localstorage, save slot, backup, 本地存储, 关卡进度, 存挡, 读挡, 备份, cundang, save file, cloud sync, 读档, 存盘, 清档, 删档, 回档, 云同步
redeem code, redemption code, coupon, coupon code, gift code, gift card, promo code, promotion code, voucher, cdkey, cd key, cdk, activation code, bonus code, redeem, redemption, 兑换码, 礼包码, 激活码, 优惠码, 优惠券, 代金券, 兑换, 礼包, 礼品码, 口令码, pack code, 福利码, 礼物码, 口令, 领取码, duihuanma, serial key, serial number, 卡密, 福利, 领奖码
login, log in, logon, sign in, signin, log on, authenticate, authentication, authentification, auth, 登录, 登陆, 登入, 授权登录, silent login, 静默登录, 一键登录, denglu, sso, social login, third party login, 第三方登录, 快捷登录
authentication, authorization, auth, credentials, security, 鉴权, 认证, 身份验证, 授权, 凭证
api key, credentials, secret, app secret, api secret, secret key, client secret, 密钥, 秘钥, 应用密钥
access token, token, bearer token, jwt, oauth token, 访问令牌, 令牌, 凭据, server token
refresh token, renew token, token refresh, 刷新令牌, 刷新 token, 续期
register, sign up, signup, registration, create account, 注册
logout, log out, sign out, signout, log off, logoff, sign off, 登出, 退出登录, 退出, 注销登录, quit, exit, quit game, kick, kick out, 下线, 踢下线, 退出游戏
deregister, unregister, deregistration, delete account, account deletion, close account, remove account, delete user, erase user, gdpr, right to be forgotten, 注销, 注销账号, 账号注销, 注销账户, 注销帐号, 删除账号, 删除帐号, 删号, 销户, data deletion, ccpa, right to erasure
session, login state, keep alive, keepalive, heartbeat, session key, 会话, 登录态, 心跳, 保活, logged in, relogin, reconnect, 断线, 断线重连, 顶号, 重新登录
session expired, session timeout, login expired, expired session, 会话过期, 会话已过期, 登录过期, 登录失效, 登录态失效, 掉线
invite, invitation, referral, refer a friend, invite friends, 邀请, 拉新, 邀请好友, 裂变, yaoqing
share, sharing, forward, share card, 分享, 转发, share link, 分享链接, 分享回调
help, assist, friend help, boost, ask for help, ask friends, 助力, 求助, 帮忙, 砍一刀, 帮我, 求助好友, 拼团, 集赞, zhuli
counter, count, tally, increment, 计数器, 计数, 累加, 次数, number of times, how many times, times, increase, decrement, 计次, 次数统计, streak, 每日次数, 次数限制, 抽奖次数
config, configuration, remote config, settings, 设定, feature flag, feature toggle, app config, config center, 配置, 远程配置, 配置中心, 开关, 热更新, kill switch, turn off, canary, canary release, gray release, gradual rollout, rollout, ab test, a b test, a b testing, ab testing, live ops, 灰度, 灰度发布, 热更, 下发, 开服配置, 运营配置, balancing, tuning, 数值, 数值配置, 运营活动, 活动开关, 公告
track, tracking, event tracking, analytics, telemetry, event logging, log event, metrics, statistics, 埋点, 打点, 上报, 事件上报, 数据上报, 统计, 数据统计, retention, funnel, dau, crash log, bi, 留存, 漏斗, 日活, 上报日志, conversion, click, impression, 曝光, 转化, 日志
timestamp, server time, current time, clock, ntp, time sync, unix time, 时间戳, 服务器时间, 对时, 时间同步, 校时, server date, utc, epoch, clock skew, 时钟, 系统时间, 服务器时钟, countdown, cooldown, midnight, daily reset, daily refresh, 倒计时, 冷却, 零点, 跨天, 每日重置, 每日刷新, 零点刷新
location, geolocation, geoip, ip lookup, region, geo, geocoding, reverse geocoding, gps, latitude longitude, 地区, 定位, 归属地, 经纬度, 位置, 地理位置, city, province, country, 城市, 省份, 国家, ipv4, ipv6, 同城
decrypt, decryption, decode, 解密, 解码
encrypt, encryption, encode, 加密, 编码
error code, errors, error, status code, return code, failure code, errcode, 错误码, 报错, 错误, 返回码, 状态码, 异常
rate limit, rate limited, rate limiting, throttle, throttled, throttling, too many requests, quota, qps, 429, 限频, 限流, 频率限制, 频次限制, 频繁, 频控
sandbox, mock, mock server, fake server, test environment, test server, staging, local server, emulator, simulator, dry run, localhost, 沙盒, 沙箱, 模拟, 测试环境, 本地测试, 本地调试, 挡板, 联调, mock data, fake data, test data, inject errors, simulate, fault injection, 假数据, 测试数据, 模拟数据, 模拟报错
getting started, quick start, quickstart, hello world, tutorial, first call, first steps, onboarding, integrate, integration, set up, install, 快速上手, 快速开始, 入门, 新手教程, 教程, 接入, 集成, 对接
openapi, swagger, oas, api definition, api spec, api reference, postman, 接口文档, 接口定义
overview, conventions, all calls, endpoints, endpoint list, api list, api overview, 概览, 总览, 接口列表, 全部接口
base url, base address, host, domain, endpoint, server address, 基础地址, 域名, 接口地址, 请求地址
model, entity, schema, data model, type, structure, 数据模型, 模型, 实体, 结构, 数据结构
response, envelope, response format, result format, 响应, 返回格式, 响应格式, 返回值, 返回结构
parameter, argument, param, 参数, 入参
page, paging, pagination, paginate, cursor, 分页, 翻页, infinite scroll, load more, offset, 下一页
filter, where, condition, 筛选, 过滤
batch, bulk, several, multiple, 批量, 多个
delete, remove, erase, clear, wipe, reset, 删除, 移除, 清除, 清空
get, read, fetch, query, retrieve, load, 获取, 读取, 查询, 加载
set, write, put, store, update, 设置, 写入, 更新, 上传
upload, store, 上传
create, generate, add, new, make, 生成, 创建, 新建
reset, start again, start over, start afresh, from scratch, 重置, 重来, 重新开始, 从头开始
offline, no network, network error, no connection, disconnected, 断网, 离线, 无网络, 没有网络, 网络错误
check, verify, validate, validation, 检查, 校验, 验证, 检验
poll, polling, long polling, interval, 轮询, 间隔
webhook, callback, notification, push, 回调, 通知, 推送
retry, repeat, backoff, timeout, time out, 重试, 超时, 重连, retries, exponential backoff, 重发
limit, maximum, quota, restriction, 限制, 上限, 额度, max, at most, exceeded, too many, 超出, 超过, 最多, too big, too large, too long, size limit, maximum size, oversized, 太大, 过大, 太长, 过长
deprecated, obsolete, removed, 废弃, 弃用, 下线
bigint, int64, long, large id, big integer, 大整数, 长整型, 精度, 精度丢失
cheat, cheating, anti cheat, hack, hacker, fraud, tamper, 作弊, 防作弊, 反作弊, 外挂, 篡改
ban, banned, block, blocked, blacklist, high risk, 封号, 封禁, 拉黑, 风控
not found, missing, does not exist, 404, 不存在, 找不到, 没有找到
invalid, wrong, incorrect, illegal, bad, 无效, 错误, 不正确, 非法, 失效
expired, expire, timeout, outdated, 过期, 失效, 已过期, time out, timed out, no longer valid
unauthorized, unauthenticated, forbidden, permission denied, access denied, 401, 403, 未授权, 无权限, 没有权限
not enabled, disabled, not activated, not open, 未启用, 未开通, 没开通
ttl, time to live, lifetime, validity, valid for, expiry time, how long, 有效期, 有效时间, 时效, 过期时间
conflict, conflicts, clash, 冲突
time travel, fast forward, advance time, skip time, move the clock, 快进, 快进时间, 拨动时钟, 调时间
guild, clan, alliance, squad, group, 公会, 工会, 战队, 联盟, 团队
player id, user id, userid, uid, player identifier, user identifier, 玩家 id, 用户 id
user, player, account, 用户, 玩家, 账号, 账户, 帐号, 帐户, 使用者
user info, user details, user profile, profile, player info, 用户信息, 用户详情, 玩家信息, 个人资料
friend, friends, 好友, 朋友
accept, respond, answer, accepted, 接受, 响应, 应答, 回应
used, already used, consumed, claimed, 用过, 用过了, 已使用, 使用过, 已领取
sort, order by, ascending, descending, sort order, 排序, 升序, 降序
game id, gameid, app id, appid, application id, app key, 游戏 id, 应用 id
reward, bonus, prize, 奖励, 奖品
coins, coin, gold, currency, virtual currency, wallet, balance, 金币, 货币, 虚拟货币, 代币, 余额
score, points, 分数, 积分, 得分
javascript, js, nodejs, node, node js
typescript, ts
golang, go
cocos, cocos creator, game engine, 游戏引擎
unity, unity3d, c#
wechat, weixin, wx, 微信
douyin, bytedance, tiktok, dy, tt, 抖音, 字节
kuaishou, kwai, ks, 快手
code sample, sample, example, snippet, demo, 示例, 样例, 例子, 代码
speech to text, speech recognition, transcription, transcribe, stt, dictation, 语音转文字, 语音识别
text to speech, speech synthesis, create speech, tts, 文字转语音, 语音合成
sdk, client library, package, 开发包
changelog, release notes, what is new, 更新日志, 变更记录
production, go live, launch, release, checklist, 上线, 发布, 检查清单
server side, backend, 服务端, 后端, 服务器, 伺服器
client side, frontend, 客户端, 前端
`;

/** Synonyms common among developers; sites add more with the option `synonyms`. */
export const USUAL_SYNONYMS: ReadonlyArray<readonly string[]> = LINES.trim()
  .split('\n')
  .map((line) => line.split(', '));
