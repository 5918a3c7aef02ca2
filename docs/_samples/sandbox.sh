# #region first
curl "http://127.0.0.1:4010/api/v1/wx/login?gameId=demo&code=anna"
curl "http://127.0.0.1:4010/api/v1/counter/inc/plays?session_key=$SESSION_KEY"
# #endregion

# #region refused
curl -i "http://127.0.0.1:4010/api/v1/wx/login?gameId=demo&code=invalid"
# #endregion

# #region faults
# The next two logins fail with 30102, whatever they send.
curl -X POST http://127.0.0.1:4010/_sandbox/faults \
  -d '{"operation":"wxLogin","code":30102,"count":2}'
# No failures wait any more.
curl -X DELETE http://127.0.0.1:4010/_sandbox/faults
# #endregion

# #region prefer
# This call fails with 10500, whatever it sends.
curl -H "Prefer: code=10500" http://127.0.0.1:4010/api/v1/counter/get/plays
# The result is the example in these pages, without a login.
curl -H "Prefer: code=200, example=success" http://127.0.0.1:4010/api/v1/counter/get/plays
# #endregion

# #region clock
# An hour passes: sessions expire.
curl -X POST http://127.0.0.1:4010/_sandbox/clock -d '{"advance":3600000}'
# Back to the real time.
curl -X DELETE http://127.0.0.1:4010/_sandbox/clock
# #endregion

# #region games
curl -X POST http://127.0.0.1:4010/_sandbox/create-game -d '{"id":"mine"}'
curl -X POST http://127.0.0.1:4010/_sandbox/set-feature \
  -d '{"game":"mine","feature":"archive","enabled":true}'
curl -X POST http://127.0.0.1:4010/_sandbox/add-share -d '{"game":"mine","id":"revive"}'
# #endregion

# #region encrypt
# Returns encryptedData and iv.
curl -X POST http://127.0.0.1:4010/_sandbox/encrypt-data \
  -d "{\"game\":\"demo\",\"player\":$PLAYER,\"data\":\"Hello\"}"
# #endregion

# #region log
curl http://127.0.0.1:4010/_sandbox/log
# #endregion

# #region reset
curl -X POST http://127.0.0.1:4010/_sandbox/reset
# #endregion
